/** A reason not to start (or not to go on) that the operator can act upon: the log shows its message alone, without a stack. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
