/** What somebody signs in with besides the password, as their account shows it. */
export interface OwnFactors {
  app: boolean;
  passkeys: { id: number; name: string; addedAt: string; usedAt: string | null }[];
  /** Recovery codes that are left. */
  recovery: number;
  /** By the settings: the last one cannot be removed. */
  required: boolean;
}
