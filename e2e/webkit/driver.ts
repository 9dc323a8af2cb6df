import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The keys of a keyboard that have no sign, as WebDriver writes them. */
export const keys = { enter: '\uE007', escape: '\uE00C', down: '\uE015' };

/** An element of the page, as WebDriver names it. */
export type Element = Record<string, string>;

export interface Window {
  /** Runs a function in the page, which sees nothing from outside it. */
  run<Arguments extends unknown[], Result>(
    script: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Awaited<Result>>;
  open(address: string): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  click(element: Element): Promise<void>;
  /** Types into an element, sign by sign. */
  type(element: Element, text: string): Promise<void>;
  /** A key, wherever the focus is. */
  press(key: string): Promise<void>;
  /** Ends the browser, and tells what it wrote into its console as errors. */
  end(): Promise<string[]>;
}

export interface Driver {
  openWindow(): Promise<Window>;
  end(): Promise<void>;
}

/** Starts a screen that nobody sees and the driver of Debian's WebKitGTK on it. */
export async function startDriver(scheme: 'light' | 'dark'): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(createInterface(screen.stdout!), 'line')) as [string];
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_SCHEME: scheme, LC_ALL: 'C.UTF-8' },
  });
  let errors: string[] = [];
  createInterface(driver.stdout!).on('line', (line) => {
    if (/\bCONSOLE (?:\w+ )?ERROR\b/.test(line)) errors.push(line);
  });
  const ask = askOn(`http://127.0.0.1:${port}`);
  await untilReady(() => ask('GET', '/status'));
  return {
    openWindow: async () => {
      errors = [];
      const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string };
      const window = windowOn((method, address, body) => ask(method, `/session/${sessionId}${address}`, body));
      return {
        ...window,
        end: async () => {
          await ask('DELETE', `/session/${sessionId}`);
          return errors;
        },
      };
    },
    end: async () => {
      await Promise.all([driver, screen].map(ended));
    },
  };
}

const capabilities = {
  alwaysMatch: {
    browserName: 'nasaq-webkit',
    'webkitgtk:browserOptions': { binary: path.join(import.meta.dirname, 'browser.py'), args: [] },
  },
};

type Ask = (method: string, address: string, body?: object) => Promise<unknown>;

function askOn(base: string): Ask {
  return async (method, address, body) => {
    const answer = await fetch(base + address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${address.replace(/^.*\//, '')}: ${value.error} ${value.message}`);
    return value;
  };
}

function windowOn(ask: Ask): Omit<Window, 'end'> {
  const idOf = (element: Element) => Object.values(element)[0];
  return {
    run: async (script, ...given) =>
      (await ask('POST', '/execute/sync', {
        script: `return (${script.toString()}).apply(null, arguments)`,
        args: given,
      })) as never,
    open: async (address) => {
      await ask('POST', '/url', { url: address });
    },
    back: async () => {
      await ask('POST', '/back', {});
    },
    resize: async (width, height) => {
      await ask('POST', '/window/rect', { width, height });
    },
    click: async (element) => {
      // The driver scrolls to it as the page does, slowly, and refuses to click until it is there.
      const script = `arguments[0].scrollIntoView({ behavior: 'instant', block: 'center' })`;
      await ask('POST', '/execute/sync', { script, args: [element] });
      await ask('POST', `/element/${idOf(element)}/click`, {});
    },
    type: async (element, text) => {
      await ask('POST', `/element/${idOf(element)}/value`, { text });
    },
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }));
      await ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A process that has just been started refuses at first. */
async function untilReady(ask: () => Promise<unknown>, tries = 100): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await untilReady(ask, tries - 1);
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}
