import type { NetworkName } from '@nasaq/contract';

/** Where the pages of a network stand: these hosts, and those below them. `.*` is a host of any country. */
const hosts: Record<NetworkName, readonly string[]> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me', 'm.me'],
  twitter: ['twitter.com', 'x.com'],
  behance: ['behance.net'],
  dribbble: ['dribbble.com'],
  github: ['github.com'],
  instagram: ['instagram.com', 'instagr.am', 'ig.me'],
  linkedin: ['linkedin.com', 'lnkd.in'],
  youtube: ['youtube.com', 'youtu.be'],
  tiktok: ['tiktok.com'],
  snapchat: ['snapchat.com'],
  whatsapp: ['whatsapp.com', 'wa.me'],
  telegram: ['telegram.org', 'telegram.me', 't.me'],
  threads: ['threads.com', 'threads.net'],
  // Whoever likes has a server of it.
  mastodon: [],
  pinterest: ['pinterest.com', 'pinterest.*', 'pin.it'],
  vimeo: ['vimeo.com'],
};

/** As in `eg`, `co.uk` and `com.au`. */
const country = String.raw`(?:com?\.)?[a-z]{2}`;

/** @param address a whole one, with its scheme */
export function isOnNetwork(address: string, network: NetworkName): boolean {
  const { hostname } = new URL(address);
  return hosts[network].length === 0 || hosts[network].some((host) => patternOf(host).test(hostname));
}

function patternOf(host: string): RegExp {
  return new RegExp(`(?:^|\\.)${host.replaceAll('.', '\\.').replace('*', country)}$`);
}
