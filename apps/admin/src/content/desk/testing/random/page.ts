import type { Desk, DeskSave } from '../../desk-api.ts';
import { type DeskAddress, readDesk } from '../../screens/desk-calls.ts';
import type { KeptDesk } from '../../screens/desk-line.ts';
import { KeptPlaces, keptPlaces } from '../../screens/kept-desk.ts';
import { DeskSaves } from '../../screens/desk-saves.ts';
import { DeskStore } from '../../screens/desk-store.ts';
import { storedForms } from '../../../saving/screens/stored-forms.ts';
import type { Browser, Request } from './browser.ts';
import { expected } from './expected.ts';

/** The desk of an entry in one browser, as its screen runs it: its store, its saver and its line, without what is drawn. */
export class Page {
  readonly browser: Browser;
  readonly store: DeskStore;
  readonly saves: DeskSaves;
  readonly #detach: () => void;

  private constructor(browser: Browser, store: DeskStore, saves: DeskSaves, detach: () => void) {
    this.browser = browser;
    this.store = store;
    this.saves = saves;
    this.#detach = detach;
  }

  /** @param answer what the host says to the request that opens it */
  static async open(browser: Browser, place: string, answer: (request: Request) => Promise<void>): Promise<Page> {
    const at: DeskAddress = { address: `/api/${place}/desk`, language: 'en', user: browser.owner.id as number };
    let desk: Desk | undefined;
    await browser.run(() => void readDesk(at).then((got) => (desk = 'desk' in got ? got.desk : undefined)));
    await answer(browser.requests.at(-1)!);
    expected(desk).toBeDefined();
    const places = await browser.run(() => KeptPlaces.open({ user: at.user, desk: place }));
    return browser.run(() => {
      const store = new DeskStore(desk!, at.user);
      const saves = new DeskSaves({ at, isReadOnly: false, places, store });
      const detach = saves.attach({ at, isReadOnly: false });
      return new Page(browser, store, saves, () => {
        detach();
        places.release();
      });
    });
  }

  /** As somebody leaves for another screen: what the page has is sent, and kept until that has worked. */
  async leave(): Promise<void> {
    await this.browser.run(() => this.saves.saver.leave());
    this.#detach();
  }

  /** As its tab is killed: it has no last moment. */
  async kill(): Promise<void> {
    this.#detach();
    this.browser.forgetPage();
    await this.browser.run(() => storedForms(this.browser.owner.id as number).forget(null));
  }

  /** As the browser loads it anew, or is closed: its last moment is for what can be kept. */
  async close(): Promise<void> {
    await this.browser.run(() => this.saves.saver.keep());
    this.#detach();
    this.browser.forgetPage();
    // A new page knows only what the browser has kept.
    await this.browser.run(() => storedForms(this.browser.owner.id as number).forget(null));
  }
}

export function keptIn(browser: Browser, place: string): Promise<KeptDesk | null> {
  return browser.run(() => {
    const drafts = storedForms(browser.owner.id as number);
    drafts.forget(null);
    const [kept] = keptPlaces(browser.owner.id as number, place);
    return kept === undefined ? null : (drafts.read(kept).values as unknown as KeptDesk);
  });
}

export async function savedBy(request: Request): Promise<DeskSave> {
  return JSON.parse(await request.body!.text()) as DeskSave;
}
