/** Which SDK the code of an example imports. */
export type SdkUse = 'v2' | 'v1' | 'v1 and v2' | 'None' | 'Not seen';

/** A project that builds with Lit, or an example of how to. */
export interface Project {
  readonly name: string;
  readonly href: string;
  /** One sentence: what the project is or shows. */
  readonly text: string;
  /** For an example: its SDK, its state in a sentence, and the page here about the same subject. */
  readonly sdk?: SdkUse;
  readonly state?: string;
  readonly page?: {readonly title: string; readonly to: string};
}

export interface ProjectGroup {
  readonly name: string;
  readonly projects: readonly Project[];
}

/** Every listed project once, in groups (LIT-Protocol/docs@387eee2 Ecosystem/projects.md). */
export const PROJECT_GROUPS: readonly ProjectGroup[] = [
  {
    name: 'Social',
    projects: [
      {
        name: 'Collab.Land',
        href: 'https://www.collab.land/',
        text: 'Manages communities by the tokens that their members hold.',
      },
      {
        name: 'Relation',
        href: 'https://spark.litprotocol.com/semantic/',
        text: 'A social graph made for web3.',
      },
      {
        name: 'Orbis Club',
        href: 'https://orbis.club/',
        text: 'A decentralized social network with encrypted messages and posts for friends only.',
      },
      {
        name: 'Gather',
        href: 'https://www.gather.town/',
        text: 'Virtual rooms in which remote teams meet and work.',
      },
      {
        name: 'Charmverse',
        href: 'https://www.charmverse.io/',
        text: 'One workspace for the documents, tasks and proposals of a web3 team.',
      },
      {
        name: 'P00ls',
        href: 'https://www.p00ls.io/',
        text: 'Lets creators and brands issue tokens to their audience.',
      },
      {
        name: 'Gateway',
        href: 'https://www.mygateway.xyz',
        text: 'Issues credentials that others can verify.',
      },
      {
        name: 'Tempra',
        href: 'https://ethglobal.com/showcase/tempra-xnxf4',
        text: 'A decentralized take on Snapchat, built at a hackathon.',
      },
      {
        name: 'Lens',
        href: 'https://lens.xyz/',
        text: 'A social graph whose posts can be gated by tokens.',
      },
      {
        name: 'The 402',
        href: 'https://www.the402.xyz/',
        text: 'Combines live streams with a market for NFTs.',
      },
      {
        name: 'MemeDAO',
        href: 'https://github.com/Eyon42/MemeDAO',
        text: 'A place for DAOs to talk, with content that only members can read.',
      },
      {
        name: 'Iris',
        href: 'https://github.com/irisxyz/iris',
        text: 'Social media with paid subscriptions, on top of Lens.',
      },
      {
        name: 'DecentraScholar',
        href: 'https://github.com/TanusreeSharma/LFGrow-hack',
        text: 'Rewards academic researchers for working together.',
      },
      {
        name: 'MxTape',
        href: 'https://ethglobal.com/showcase/mxtape-1tr3a',
        text: 'A music player without a central service.',
      },
      {
        name: 'Peal',
        href: 'https://github.com/Pearl-Market/marketplace',
        text: 'Publishes typefaces on chain, where others find and share them.',
      },
      {
        name: 'DFSP',
        href: 'https://github.com/shazi57/dfsp-js',
        text: 'Lets creators stream live to an invited audience.',
      },
      {
        name: 'Decensus',
        href: 'https://github.com/decensus-crypto/app',
        text: 'Runs surveys among wallet holders.',
      },
      {
        name: 'creativegene',
        href: 'https://github.com/ddresch/creativegene',
        text: 'A social network in which people trade digital goods.',
      },
      {
        name: 'Muzu',
        href: 'https://ethglobal.com/showcase/muzu-3jhzc',
        text: 'Music NFTs whose content opens only for their holders.',
      },
    ],
  },
  {
    name: 'Infrastructure',
    projects: [
      {
        name: 'DataverseOS',
        href: 'https://dataverse-os.com/',
        text: 'An operating system for online data that belongs to the wallet of its user.',
      },
      {
        name: 'BAILOUT',
        href: 'https://ethglobal.com/showcase/bailout-ia6s1',
        text: 'Moves assets to safety between ordinary, smart contract and cold wallets.',
      },
      {
        name: 'DIMO',
        href: 'https://dimo.zone/',
        text: 'Connects cars, and gives drivers and developers the data that cars collect.',
      },
      {
        name: 'Strata Protocol',
        href: 'https://github.com/StrataFoundation/strata',
        text: 'Launches tokens for people, projects and ideas on Solana, as open source.',
      },
      {
        name: 'Key-Recovery',
        href: 'https://github.com/Joseph-Gross/key-recovery',
        text: 'Restores a private key with the help of friends; by the team of Sling Protocol.',
      },
      {
        name: 'Neya',
        href: 'https://github.com/stefsimion/Site-Neya-2',
        text: 'A second factor for web3 logins.',
      },
      {
        name: 'EtherMonitor',
        href: 'https://github.com/seetadev/EtherMonitor',
        text: 'Tools for handling traffic incidents.',
      },
      {
        name: 'ourpass',
        href: 'https://ethglobal.com/showcase/ourpass-91ucq',
        text: 'Makes passes for events in the form of NFTs.',
      },
      {
        name: 'Burnt',
        href: 'https://xion.burnt.com/',
        text: 'Builds XION, a chain and toolkit that hide web3 technology from end users.',
      },
      {
        name: 'Gitcoin',
        href: 'https://docs.publicgoods.network/',
        text: 'Builds the Public Goods Network, a layer 2 that shares its income with public goods.',
      },
    ],
  },
  {
    name: 'Data and identity marketplaces',
    projects: [
      {
        name: 'Index Network',
        href: 'https://index.network/',
        text: 'Lets people build search engines for what interests them, and earn money with them.',
      },
      {
        name: 'WeaveDB',
        href: 'https://docs.weavedb.dev/examples/lit-protocol',
        text: 'A decentralized database, with an example that stores data encrypted with Lit.',
      },
      {
        name: 'Streamr',
        href: 'https://blog.streamr.network/streamr-integrates-lit-protocol/',
        text: 'A peer-to-peer network for real-time data that manages stream keys with Lit.',
      },
      {
        name: 'KaratDAO',
        href: 'https://docs.karatdao.com/why-karat-network',
        text: 'A data network that connects web2 with web3.',
      },
      {
        name: 'Cheqd',
        href: 'https://cheqd.io/',
        text: 'A network on which verified data can be paid for.',
      },
      {
        name: 'Krebit',
        href: 'https://spark.litprotocol.com/krebitxlitactions/',
        text: 'Verifies identities, and runs a marketplace for verifiable credentials.',
      },
      {
        name: 'AQA Protocol',
        href: 'https://ethglobal.com/showcase/aqa-protocol-b5ok4',
        text: 'Puts users in charge of their private data.',
      },
      {
        name: 'VerifyXYZ',
        href: 'https://github.com/verify-xyz/did-profiles/tree/poc-lit',
        text: 'Building blocks for decentralized identities and their profiles.',
      },
    ],
  },
  {
    name: 'Privacy and encryption',
    projects: [
      {
        name: 'dKeeper',
        href: 'https://ethglobal.com/showcase/dkeeper-3ma7r',
        text: 'Manages who has access to what in a dApp.',
      },
      {
        name: 'Livepeer',
        href: 'https://docs.livepeer.org/tutorials/developing/token-gate-videos-using-lit.en-US',
        text: 'Streams video live and on demand, with a tutorial on gating it by token.',
      },
      {
        name: 'Incognfto',
        href: 'https://blog.spheron.network/incognfto-a-private-nft-gallery',
        text: 'A gallery of NFTs that the public cannot see, made with Spheron.',
      },
      {
        name: 'Selfguard',
        href: 'https://github.com/selfguard/selfguard',
        text: 'One API to encrypt many kinds of data.',
      },
      {
        name: 'Starling Lab',
        href: 'https://github.com/starlinglab/archive-explorer/',
        text: 'Opens its archives to holders of a token.',
      },
      {
        name: 'Curve Labs',
        href: 'https://github.com/Curve-Labs/lit-privacy/tree/main',
        text: 'Tools for infrastructure that keeps data private.',
      },
      {
        name: 'Hashchat',
        href: 'https://github.com/hashchat-xyz/hashchat-lfgrow',
        text: 'Encrypted messages from wallet to wallet.',
      },
      {
        name: 'LitChat',
        href: 'https://github.com/cryptoKevinL/LitChat',
        text: 'Encrypted chat between wallets that stores its messages on Ceramic.',
      },
      {
        name: 'XMTP Chat App',
        href: 'https://github.com/GeorgeFane/lit-xmtp',
        text: 'Chat over XMTP, open to token holders only.',
      },
      {
        name: 'DAP',
        href: 'https://github.com/dap-cool/protocol',
        text: 'An SDK that encrypts and decrypts files.',
      },
      {
        name: 'DECK',
        href: 'https://usedeck.vercel.app/',
        text: 'Shares private data between web3 users.',
      },
      {
        name: 'Cask',
        href: 'https://blog.cask.fi/cask-protocol-integrates-with-lit-protocol-to-attach-private-data-to-nfts-token-gate-content-496b2c5bb995',
        text: 'Automates recurring payments, and a subscription can unlock content.',
      },
      {
        name: 'AlgoveraAI',
        href: 'https://github.com/AlgoveraAI/streamlit-metamask',
        text: 'Restricts Streamlit applications to token holders.',
      },
    ],
  },
  {
    name: 'Wallets and account abstraction',
    projects: [
      {
        name: 'Peaze',
        href: 'https://www.peaze.com/',
        text: 'Gets new users started with web3 apps quickly.',
      },
      {
        name: 'Pimlico',
        href: 'https://docs.pimlico.io/how-to/integrations/lit-protocol',
        text: 'Infrastructure for smart wallets, with a guide that uses a PKP as the signer.',
      },
      {
        name: 'MagicWallet',
        href: 'https://github.com/DustilDawn/Magic',
        text: 'Gives one account several wallets, none of which has a seed phrase.',
      },
      {
        name: 'litu safu',
        href: 'https://ethglobal.com/showcase/litu-safu-m9tja',
        text: 'Adds a PKP to the signers of a Safe.',
      },
      {
        name: 'Stackup',
        href: 'https://spark.litprotocol.com/account-abstraction-with-stackup-lit/',
        text: 'Shows how an MPC key becomes a signer of an account-abstraction wallet.',
      },
      {
        name: 'ZeroDev',
        href: 'https://zerodev.app/',
        text: 'Offers smart wallets as a service.',
      },
      {
        name: 'SafeMail',
        href: 'https://ethglobal.com/showcase/safemail-n8b96',
        text: 'Brings a new user into web3 with one click.',
      },
      {
        name: 'Patch Wallet',
        href: 'https://app.patchwallet.com/',
        text: 'Turns a social account into a wallet.',
      },
      {
        name: 'Obvious',
        href: 'https://www.obvious.technology/',
        text: 'Wallets that are smart contracts.',
      },
      {
        name: 'Snowball',
        href: 'https://twitter.com/snowballtools/status/1693791419264090465',
        text: 'Tools for crypto on mobile phones.',
      },
    ],
  },
  {
    name: 'DeFi',
    projects: [
      {
        name: 'Yacht Labs',
        href: 'https://spark.litprotocol.com/xchain-bridging-yacht-lit-swap/',
        text: 'Swaps assets between chains in one step, with PKPs and Lit Actions.',
      },
      {
        name: 'Sling Protocol',
        href: 'https://github.com/Sling-Protocol/pkp-dex-sdk',
        text: 'An SDK for PKPs that trade on decentralized exchanges automatically.',
      },
      {
        name: 'TradeRep',
        href: 'https://ethglobal.com/showcase/traderep-7gpzv',
        text: 'Lets traders earn a reputation on chain.',
      },
      {
        name: 'Violet Protocol',
        href: 'https://twitter.com/violetprotocol/status/1499797952130428929',
        text: 'Makes loans without collateral possible, with Ultraviolet.',
      },
    ],
  },
  {
    name: 'Metaverse',
    projects: [
      {
        name: 'Nowhere',
        href: 'https://www.urnowhere.com/',
        text: 'Virtual spaces that open for holders of a token.',
      },
      {
        name: 'Mona',
        href: 'https://monaverse.com/',
        text: 'Virtual worlds to mint, buy and sell.',
      },
    ],
  },
  {
    name: 'Sports and entertainment',
    projects: [
      {
        name: 'Vault',
        href: 'https://vault.fan/',
        text: 'Sells music as digital collectibles.',
      },
      {
        name: 'VaynerSports',
        href: 'https://vaynersports.com/',
        text: 'Represents athletes and advises brands.',
      },
    ],
  },
  {
    name: 'E-commerce',
    projects: [
      {
        name: 'Shopify',
        href: 'https://apps.shopify.com/lit-token-access',
        text: 'A shop app that shows products and discounts to token holders.',
      },
      {
        name: 'Heirloom DAO',
        href: 'https://www.heirloomdao.com/',
        text: 'Sells subscriptions in the form of NFTs.',
      },
      {
        name: 'Club Goods',
        href: 'https://www.clubgoods.xyz/',
        text: 'An experiment that combines stories, community tokens and physical goods.',
      },
    ],
  },
];
