/**
 * Server-sent events on their way to a reader, each as it comes. The stream ends when its reader leaves and when the
 * admin host does; neither is an error here: who still listens connects anew.
 */
export function eventStream(response: Response): Response {
  if (!response.body || !/^text\/event-stream\b/.test(response.headers.get('content-type') ?? '')) return response;
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = await reader.read().catch(() => null);
        if (!piece || piece.done) controller.close();
        else controller.enqueue(piece.value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, response);
}
