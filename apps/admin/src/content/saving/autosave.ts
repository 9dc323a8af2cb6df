/** A form saves by itself when nobody has typed for so long, in milliseconds. */
export const autosavePause = 1500;

/**
 * For Payload, of all that is published. Its own timer, which neither tries again nor waits before one leaves, is never
 * due (the longest that browsers count); `content/saving/screens/saver.ts` saves in its place, by the same requests.
 */
export const autosave = { interval: 2_147_483_647, showSaveDraftButton: true };
