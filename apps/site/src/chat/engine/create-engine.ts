import type { StartedChat } from '@nasaq/contract';
import type { ChatEngine, EngineOptions } from './chat-engine.ts';
import type { ChatMemory, PendingStart } from './chat-memory.ts';
import type { ChatAccess, ChatFailure } from './chat-transport.ts';
import { createSender } from './create-sender.ts';
import { createSession, type ChatSession } from './create-session.ts';
import { createStarter } from './create-starter.ts';
import { keepThread, type KeptThread } from './thread-storage.ts';
import { type ChatView, createState, emptyView } from './view.ts';

/** The visitor's chat, without any view: one for each window, all of them with the same thread. */
export function createEngine(options: EngineOptions): ChatEngine {
  const { transport, memory, thread, tabs, online, now, makeId, visible, focused } = options;
  const state = createState<ChatView>(emptyView);
  let session: ChatSession | null = null;
  let leading = false;
  let shown = false;
  let page: string | null = null;
  let told: string | null = null;

  const sender = createSender({
    transport,
    storage: options.outgoing,
    files: options.files,
    tabs,
    online,
    now,
    makeId,
    onChange: showOutgoing,
    onSent({ reference }, message) {
      if (session?.access.reference === reference) session.add([message]);
      tabs.notify({ type: 'sent', reference, message });
    },
    onGone: gone,
  });
  const starter = createStarter({
    transport,
    tabs,
    online,
    pending: () => memory.read().pending,
    onWaiting: (pendingReason) => state.patch({ pendingReason }),
    onStarted: started,
    onRefused: refused,
  });

  function remember(next: ChatMemory): void {
    memory.write(next);
    tabs.notify({ type: 'memory' });
    follow();
  }

  /** Does what the memory says, whichever window has written it. */
  function follow(): void {
    const { access, pending, read, unread } = memory.read();
    if (session && session.access.reference !== access?.reference) {
      session.stop();
      session = null;
      state.patch({ ...emptyView, gone: state.get().gone, returned: state.get().returned });
    }
    if (!access) thread.remove();
    if (access && !session) enter(access, read, unread);
    session?.seen(read);
    const stage = access ? 'open' : pending ? 'starting' : 'none';
    const same = pending?.request.clientId === state.get().pending?.request.clientId;
    state.patch({ stage, ...(same ? {} : { pending: pending ?? null, pendingReason: null }) });
    if (stage === 'starting') starter.run();
    showOutgoing();
  }

  function enter(access: ChatAccess, read: number, unread: number): void {
    state.patch({ stage: 'open', gone: false, refusal: null, unread, ...shownOf(thread.read(access.reference)) });
    session = createSession({
      access,
      transport,
      state,
      read,
      now,
      attentive: () => shown && visible() && focused(),
      onRead(seen, count) {
        const known = memory.read();
        const over = state.get().chat?.state === 'resolved' && count === 0;
        if (known.access?.reference !== access.reference) return;
        if (known.read >= seen && known.unread === count && (known.over ?? false) === over) return;
        memory.write({ ...known, read: Math.max(known.read, seen), unread: count, over });
        tabs.notify({ type: 'memory' });
      },
      onEvent: (event) => leading && tabs.notify({ type: 'event', reference: access.reference, event }),
      onLive() {
        told = null;
        tellPage();
        void sender.flush(true);
      },
      onMessages: showOutgoing,
      onGone: () => gone(access),
    });
    listen();
  }

  /** Who can be seen listens; of all others one does for all, so that few connections are held. */
  function listen(): void {
    session?.listen(leading || visible());
    session?.look();
  }

  function look(): void {
    follow();
    listen();
  }

  function tellPage(): void {
    if (!session || page === null || told === page) return;
    const now_ = (told = page);
    transport.visit(session.access, now_).catch(() => {
      if (told === now_) told = null;
    });
  }

  function started({ chat, key, messages }: StartedChat): void {
    state.patch({ refusal: null, pending: null });
    remember({ access: { reference: chat.reference, key }, read: 0, unread: 0 });
    session?.take({ type: 'chat', chat });
    session?.add(messages);
    state.patch({ loaded: true });
  }

  function refused(refusal: ChatFailure): void {
    const { pending } = memory.read();
    state.patch({ refusal, returned: pending ? asked(pending) : null });
    remember({ read: 0, unread: 0 });
  }

  /** What was written to it comes back, so that it can be sent in a new one. */
  function gone({ reference }: ChatAccess): void {
    const lost = options.outgoing.all().filter(({ access }) => access.reference === reference);
    for (const { clientId } of lost) options.outgoing.remove(clientId);
    if (memory.read().access?.reference !== reference) return showOutgoing();
    state.patch({ gone: true, returned: lost.length > 0 ? { text: lost.map(({ text }) => text).join('\n\n') } : null });
    remember({ read: 0, unread: 0 });
  }

  /** What the thread has already is not waiting any more, whoever has brought it there. */
  function showOutgoing(): void {
    const { messages } = state.get();
    const reference = memory.read().access?.reference;
    const arrived = new Set(messages.filter(({ from }) => from === 'visitor').map(({ clientId }) => clientId));
    const ours = options.outgoing.all().filter(({ access }) => access.reference === reference);
    for (const { clientId } of ours) if (arrived.has(clientId)) options.outgoing.remove(clientId);
    const outgoing = ours.filter(({ clientId }) => !arrived.has(clientId));
    const before = state.get().outgoing;
    if (JSON.stringify(outgoing) !== JSON.stringify(before)) state.patch({ outgoing });
  }

  const stopListening = tabs.listen((news) => {
    if (news.type === 'memory') follow();
    else if (news.type === 'outgoing') showOutgoing();
    else if (news.reference !== session?.access.reference) return;
    else if (news.type === 'event') session.take(news.event);
    else session.add([news.message]);
  });
  const stopLeading = tabs.lead(() => {
    leading = true;
    listen();
    // The window that led before may have left something behind.
    void sender.flush();
  });
  const stopKeeping = keepThread(state, thread);
  follow();
  void sender.flush();

  return {
    get: state.get,
    subscribe: state.subscribe,
    wake() {
      look();
      if (!online()) return;
      void sender.flush(true);
      starter.run();
    },
    look,
    show(next) {
      shown = next;
      session?.look();
    },
    start(request, locale) {
      state.patch({ gone: false, refusal: null, returned: null });
      remember({ pending: { request: { ...request, clientId: makeId() }, locale, at: now() }, read: 0, unread: 0 });
    },
    takeBack() {
      const { pending } = memory.read();
      state.patch({ returned: pending ? asked(pending) : null });
      remember({ read: 0, unread: 0 });
    },
    open(access) {
      if (memory.read().access?.key === access.key) return;
      state.patch({ gone: false, refusal: null });
      remember({ access, read: 0, unread: 0 });
    },
    send(text, files) {
      if (session) sender.add(session.access, text, files);
    },
    retry: (clientId) => sender.retry(clientId),
    discard: (clientId) => sender.discard(clientId),
    typed: () => session?.typed(),
    visit(next) {
      page = next;
      tellPage();
    },
    end: () => ask((access) => transport.end(access)),
    transcript: () => ask((access) => transport.transcript(access)),
    async rate(rating, comment) {
      await ask((access) => transport.rate(access, rating, comment));
      const { chat } = state.get();
      if (chat) state.patch({ chat: { ...chat, rating } });
    },
    leave() {
      state.patch({ gone: false, returned: null });
      remember({ read: 0, unread: 0 });
    },
    stop() {
      stopListening();
      stopKeeping();
      stopLeading();
      session?.stop();
      sender.stop();
      starter.stop();
    },
  };

  async function ask(call: (access: ChatAccess) => Promise<void>): Promise<void> {
    if (session) await call(session.access);
  }
}

/** As its form held it. */
function asked({ request: { name, email, topic, message } }: PendingStart): Record<string, string> {
  return { name, email, topic, text: message.text };
}

/** When it was kept is nobody's concern: the host tells what is new. */
function shownOf(kept: KeptThread | null): Partial<ChatView> {
  return kept ? { chat: kept.chat, messages: kept.messages } : {};
}
