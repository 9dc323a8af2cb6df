/**
 * CSP sources of the two style elements that Trix puts into a page. Their text comes from its release, so their hashes
 * are allowed and nothing else that is inline: the pages stay the same for everybody, which a nonce would end.
 */
export const trixStyles = [
  "'sha256-c5Z9aB2t69CSpeI1aC8dDLr7LZYZlynV8iY/8Uc9ZFk='",
  "'sha256-jAP18ioNeNaQBBU5RJvT96kjJnVxHvZs+s8WUNiLnvA='",
];
