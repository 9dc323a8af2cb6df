import type { DeskApi } from '../desk-api.ts';
import { orderIds } from './apply-event.ts';
import type { DeskState } from './desk-state.ts';

interface Options {
  api: Pick<DeskApi, 'list'>;
  /** Milliseconds between two readings that events cause. */
  pause: number;
  state: () => DeskState;
  change: (values: Partial<DeskState>) => void;
}

/** Reads the list of the folder that is shown. */
export class ListReader {
  private readonly options: Options;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private last: Promise<boolean> = Promise.resolve(false);

  constructor(options: Options) {
    this.options = options;
  }

  /**
   * Reads the pages that are shown; an answer that was overtaken by another question is dropped, and that one waited for.
   * @returns whether they could be read
   */
  read(): Promise<boolean> {
    this.last = this.readPages();
    return this.last;
  }

  /** Reads them soon: of many events that come together, once. */
  plan(): void {
    this.timer ??= setTimeout(() => void this.read(), this.options.pause);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async readPages(): Promise<boolean> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { api, change, state } = this.options;
    const asked = (this.asked += 1);
    const { folder, page, search } = state();
    try {
      const pages = await Promise.all(Array.from({ length: page }, (_, index) => api.list(folder, search, index + 1)));
      if (asked !== this.asked) return this.last;
      const found = pages.flatMap(({ data }) => data);
      const chats = new Map([...state().chats, ...found.map((chat) => [chat.id, chat] as const)]);
      const [first] = pages;
      change({
        chats,
        list: orderIds(
          found.map(({ id }) => id),
          chats,
        ),
        listState: 'ready',
        pages: first!.pages,
        counts: first!.counts,
      });
      return true;
    } catch {
      if (asked !== this.asked) return this.last;
      if (state().list.length === 0) change({ listState: 'failed' });
      return false;
    }
  }
}
