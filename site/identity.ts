/** Who the site is, and the addresses it sends readers to. */
export const identity = {
  title: 'Lit Protocol',
  tagline: 'Keys, signing and access control that no single party holds',
  titleDelimiter: '|',
  defaultUrl: 'https://developer.litprotocol.com',
  docsRepository: 'https://github.com/LIT-Protocol/docs',
  sdkRepository: 'https://github.com/LIT-Protocol/js-sdk',
  chat: 'https://litgateway.com/discord',
  social: 'https://twitter.com/litprotocol',
  newsBlog: 'https://spark.litprotocol.com/',
  apiReference: 'https://js-sdk.litprotocol.com/index.html',
} as const;
