/** The networks of the footer, drawn for this site on a grid of 24, one line weight. */
export const networks = [
  {
    name: 'facebook',
    path: 'M14 21v-8h3.2M14 13h-3.4M14 13V8.6C14 6.9 15 6 16.6 6h1.2M3 3h18v18H3z',
  },
  { name: 'twitter', path: 'M3 3h18v18H3zM7.5 7.5h2l7 9h-2zM16.5 7.5l-3.8 4M11.3 12.7l-3.8 3.8' },
  {
    name: 'behance',
    path: 'M3 6.5h5a2.6 2.6 0 0 1 0 5.2H3zM3 11.7h5.6a2.9 2.9 0 0 1 0 5.8H3zM13.5 14h7.5a3.75 3.75 0 1 0-1 2.7M14.5 7.5h5',
  },
  {
    name: 'dribbble',
    path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.4 3.8c4 4.600 6.300 9.900 7.100 16.400M3.200 10.400c6.300.100 11.300-1.300 14.800-5M5.700 18.400c3.400-5.500 8.700-7.800 15.200-6.400',
  },
] as const;
