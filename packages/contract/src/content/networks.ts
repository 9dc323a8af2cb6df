// Apart from the schemas: the footer of every page reads it, and a browser that takes one thing of a file takes it whole.

/** Networks that a company can name, by what each calls itself; the first four are the specification's footer. */
export const networkTitles = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  behance: 'Behance',
  dribbble: 'Dribbble',
  github: 'GitHub',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  snapchat: 'Snapchat',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  threads: 'Threads',
  mastodon: 'Mastodon',
  pinterest: 'Pinterest',
  vimeo: 'Vimeo',
} as const;
export type NetworkName = keyof typeof networkTitles;
export const networkNames = /* @__PURE__ */ Object.keys(networkTitles) as NetworkName[];
