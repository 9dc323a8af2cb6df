/** Why a backup or a restore was not done, in one sentence that its operator can act upon. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}
