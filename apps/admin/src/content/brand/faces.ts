/** Pairs of a Latin face and an Arabic one, from which an owner chooses; the first is what stands without a choice. */
export const facePairs = ['plex', 'cairo', 'readex', 'naskh', 'tajawal'] as const;
