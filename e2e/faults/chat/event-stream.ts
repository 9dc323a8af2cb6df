import { request, type ClientRequest } from 'node:http';

/** One connection of server-sent events; what becomes of it is told once. */
export interface EventStream {
  /** As a network that fails cuts it. */
  cut(): void;
}

interface Listening {
  headers: Record<string, string>;
  from: string;
  onData: (data: string) => void;
  /** It was refused, was cut, or has ended. */
  onEnd: () => void;
}

export function openEventStream(address: string, { headers, from, onData, onEnd }: Listening): EventStream {
  let ended = false;
  const end = () => {
    if (!ended) onEnd();
    ended = true;
  };
  const asked: ClientRequest = request(
    address.replace('//localhost', '//127.0.0.1'),
    { agent: false, localAddress: from, headers: { accept: 'text/event-stream', ...headers } },
    (answer) => {
      if (answer.statusCode !== 200) {
        answer.resume();
        return end();
      }
      let rest = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        const blocks = (rest + chunk).split('\n\n');
        rest = blocks.pop()!;
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (data !== undefined) onData(data);
        }
      });
      answer.on('error', end).on('end', end).on('close', end);
    },
  );
  asked.on('error', end);
  asked.end();
  return { cut: () => asked.destroy() };
}
