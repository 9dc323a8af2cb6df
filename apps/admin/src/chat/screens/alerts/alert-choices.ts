export interface AlertChoices {
  sound: boolean;
  /** Notifications of the system. */
  desktop: boolean;
}

const key = 'nasaq-chat-alerts';

/** How this browser calls the agent. */
export function readAlertChoices(storage: Pick<Storage, 'getItem'>): AlertChoices {
  try {
    return { sound: true, desktop: false, ...(JSON.parse(storage.getItem(key) ?? '{}') as Partial<AlertChoices>) };
  } catch {
    return { sound: true, desktop: false };
  }
}

export function keepAlertChoices(storage: Pick<Storage, 'setItem'>, choices: AlertChoices): void {
  try {
    storage.setItem(key, JSON.stringify(choices));
  } catch {
    // A browser that keeps nothing: the choice holds until the page is closed.
  }
}
