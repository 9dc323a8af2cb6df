import { vi } from 'vitest';

// The files of a worker share the packages that were loaded once (Payload and what it brings are thousands of modules),
// and nothing of ours: settings are read when a module is loaded, and each file has its own database.
vi.resetModules();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.useRealTimers();
const shared = globalThis as Record<string, unknown>;
for (const name of Object.keys(shared).filter((name) => name.startsWith('nasaq'))) delete shared[name];
// Payload keeps its instances.
if (shared._payload instanceof Map) shared._payload.clear();
