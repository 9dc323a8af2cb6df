interface Props {
  address: string;
  siteUrl: string;
}

/** An address that a visitor gave: a link only where it leads to the web, told nothing about who follows it. */
export function OutsideLink({ address, siteUrl }: Props) {
  const target = /^\/(?!\/)/.test(address) ? siteUrl + address : address;
  const text = <bdi dir="ltr">{readable(address)}</bdi>;
  if (!URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol)) return text;
  return (
    <a href={target} rel="noopener noreferrer nofollow" target="_blank">
      {text}
    </a>
  );
}

/** Arabic slugs as they are read and not as they are sent. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
