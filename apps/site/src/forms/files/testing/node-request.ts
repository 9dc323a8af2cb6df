import { request as open, type ClientRequest, type IncomingHttpHeaders } from 'node:http';

/** The part of the browser's XMLHttpRequest that the upload uses, over a real connection: Node has none. */
export function nodeRequest(origin: string) {
  return class NodeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    #connection: ClientRequest | undefined;
    #method = 'GET';
    #path = '/';
    #headers: Record<string, string> = {};

    open(method: string, path: string): void {
      this.#method = method;
      this.#path = path;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }

    send(file: File): void {
      void this.#write(file);
    }

    abort(): void {
      this.#connection?.destroy();
      this.#end();
    }

    async #write(file: File): Promise<void> {
      const headers: IncomingHttpHeaders = { ...this.#headers, 'content-length': String(file.size) };
      const connection = open(origin + this.#path, { method: this.#method, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => {
          this.status = answer.statusCode!;
          this.responseText = text;
          this.#end();
        });
        answer.on('error', () => this.#end());
      });
      this.#connection = connection;
      connection.on('error', () => this.#end());
      let loaded = 0;
      while (loaded < file.size) {
        const part = await file.slice(loaded, loaded + 65_536).bytes();
        if (connection.destroyed) return;
        await new Promise((resolve) => connection.write(part, resolve));
        loaded += part.length;
        this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: file.size }));
      }
      connection.end();
    }

    #ended = false;
    #end(): void {
      if (this.#ended) return;
      this.#ended = true;
      this.dispatchEvent(new Event('loadend'));
    }
  };
}
