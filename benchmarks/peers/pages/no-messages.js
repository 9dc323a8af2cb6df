/** In the place of the site's own catalogues, which are its build's: the peers bring their texts as data. */
export const parts = {};
