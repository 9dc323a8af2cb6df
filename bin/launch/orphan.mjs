/**
 * Calls back once when the npm that started this process is gone. npm's shell does not hand SIGTERM on: without this,
 * `npm start` stopped by a supervisor would leave both apps running. Runs without npm are left alone.
 * @param {() => void} listener
 */
export function whenOrphaned(listener) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    listener();
  }, 250);
  timer.unref();
}
