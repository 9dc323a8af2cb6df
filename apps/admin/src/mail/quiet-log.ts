const silence = 60_000;

/** A log that writes the same message once a minute: what fails every second would fill it otherwise. */
export function quietLog(write: (message: string) => void): (message: string) => void {
  let last = '';
  let until = 0;
  return (message) => {
    if (message === last && Date.now() < until) return;
    last = message;
    until = Date.now() + silence;
    write(message);
  };
}
