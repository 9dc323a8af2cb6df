/** Whose chats: those begun while signed in, and those with the same mail address, which the account has proven. */
export interface ChatOwner {
  account: number;
  email: string;
}

/** A condition on `chats` with the owner's account as `$1` and address as `$2`. */
export const ownedBy = '(chats.account_id = $1 OR lower(chats.email) = lower($2))';
