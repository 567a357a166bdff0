import type {SidebarTree} from './tree';

/** The sidebar of docs v3, in reading order. */
export const v3: SidebarTree = [
  {
    category: 'Getting Started',
    alwaysOpen: true,
    items: [
      {label: 'Overview', doc: 'intro/overview'},
      {label: 'What is Lit Protocol', doc: 'intro/what-is-lit-protocol'},
      {label: 'Use Cases', doc: 'intro/usecases'},
    ],
  },
  {
    category: 'Concepts',
    alwaysOpen: true,
    items: [
      {label: 'Decentralized Access Control', doc: 'concepts/access-control-concept'},
      {label: 'Account Abstraction x Lit MPC', doc: 'concepts/aa-x-lit'},
      {label: 'Programmable Signing', doc: 'concepts/programmable-signing-concept'},
      {label: 'MPC Wallets', doc: 'concepts/pkps-as-wallet'},
    ],
  },
  {
    category: 'Migration to V3',
    items: [
      {label: 'Overview', doc: 'migration/overview'},
      {label: 'Feature Matrix', doc: 'network/feature-matrix'},
      {label: 'Package Changes', doc: 'migration/changes'},
    ],
  },
  {
    category: 'SDK Reference',
    alwaysOpen: true,
    items: [
      {label: 'Installation', doc: 'sdk/installation'},
      {
        category: 'Authentication',
        doc: 'sdk/authentication/overview',
        items: [
          {label: 'Wallet Signatures', doc: 'sdk/authentication/auth-sig'},
          {
            category: 'Session Signatures',
            doc: 'sdk/authentication/session-sigs/intro',
            items: [
              {
                label: 'Lit Resources and Abilities',
                doc: 'sdk/authentication/session-sigs/resources-and-abilities',
              },
              {
                label: 'Capability Objects',
                doc: 'sdk/authentication/session-sigs/capability-objects',
              },
              {
                label: 'Generating SessionSigs',
                doc: 'sdk/authentication/session-sigs/get-session-sigs',
              },
              {
                label: 'Authenticate with SessionSigs',
                doc: 'sdk/authentication/session-sigs/usage',
              },
              {
                category: 'Walletless Signatures',
                doc: 'sdk/authentication/session-sigs/auth-methods/overview',
                items: [
                  {
                    label: 'Adding and Removing Auth Methods',
                    doc: 'sdk/authentication/session-sigs/auth-methods/add-remove-auth-methods',
                  },
                  {
                    label: 'Social Login',
                    doc: 'sdk/authentication/session-sigs/auth-methods/social-login',
                  },
                  {
                    label: 'WebAuthn',
                    doc: 'sdk/authentication/session-sigs/auth-methods/web-authn',
                  },
                  {
                    label: 'Stytch OTP / TOTP',
                    doc: 'sdk/authentication/session-sigs/auth-methods/email-sms',
                  },
                ],
              },
            ],
          },
          {label: 'Security Considerations', doc: 'sdk/authentication/security'},
        ],
      },
      {
        category: 'Access Control',
        doc: 'sdk/access-control/intro',
        items: [
          {label: 'Encryption', doc: 'sdk/access-control/encryption'},
          {label: 'JWT Auth', doc: 'sdk/access-control/jwt-auth'},
          {
            category: 'Types of Conditions',
            items: [
              {
                label: 'Unified Access Control Conditions',
                doc: 'sdk/access-control/condition-types/unified-access-control-conditions',
              },
              {label: 'Boolean Logic', doc: 'sdk/access-control/condition-types/boolean-logic'},
              {
                label: 'Lit Action Conditions',
                doc: 'sdk/access-control/condition-types/lit-action-conditions',
              },
            ],
          },
          {
            category: 'EVM',
            items: [
              {label: 'Basic Examples', doc: 'sdk/access-control/evm/basic-examples'},
              {label: 'Custom Contract Calls', doc: 'sdk/access-control/evm/custom-contract-calls'},
              {label: 'POAP Examples', doc: 'sdk/access-control/evm/poap'},
              {label: 'Timelock Example', doc: 'sdk/access-control/evm/timelock'},
              {label: 'Sign In With Ethereum Parameters', doc: 'sdk/access-control/evm/siwe'},
            ],
          },
          {
            category: 'Other Chains',
            items: [
              {label: 'Solana Examples', doc: 'sdk/access-control/other-chains/sol-rpc-conditions'},
              {label: 'Cosmos Examples', doc: 'sdk/access-control/other-chains/cosmos-conditions'},
            ],
          },
        ],
      },
      {
        category: 'Programmable Wallets',
        doc: 'sdk/wallets/intro',
        items: [
          {label: 'Auth Methods', doc: 'sdk/wallets/auth-methods'},
          {label: 'Minting a PKP', doc: 'sdk/wallets/minting'},
          {label: 'Connecting PKPs to dApps', doc: 'sdk/wallets/walletconnect'},
          {
            category: 'Claimable Keys (HD Keys)',
            doc: 'sdk/wallets/claimable-keys/intro',
            items: [{label: 'Creating and Claiming', doc: 'sdk/wallets/claimable-keys/usage'}],
          },
        ],
      },
      {
        category: 'Serverless Signing',
        doc: 'sdk/serverless-signing/overview',
        items: [
          {label: 'Getting Started', doc: 'sdk/serverless-signing/quick-start'},
          {label: 'Conditional Signing', doc: 'sdk/serverless-signing/conditional-signing'},
          {label: 'Using Fetch', doc: 'sdk/serverless-signing/fetch'},
          {label: 'Processing & Validation', doc: 'sdk/serverless-signing/processing-validation'},
          {label: 'Signing with EIP191', doc: 'sdk/serverless-signing/eip191'},
        ],
      },
      {label: 'Testing and Error Handling', doc: 'sdk/tests'},
    ],
  },
  {
    category: 'Tools',
    items: [
      {label: 'Access Control', doc: 'tools/access-control'},
      {label: 'GetLit CLI', doc: 'tools/getlit-cli'},
      {label: 'Event Listener', doc: 'tools/event-listener'},
      {label: 'PKP Explorer', doc: 'tools/pkpexplorer'},
    ],
  },
  {
    category: 'Integrations',
    items: [
      {
        category: 'Smart Contract Accounts',
        doc: 'integrations/aa/overview',
        items: [
          {label: 'Alchemy Account Kit', doc: 'integrations/aa/alchemy-account-kit'},
          {label: 'Pimlico', doc: 'integrations/aa/pimlico'},
        ],
      },
      {
        category: 'Storage',
        items: [
          {label: 'ComposeDB (Ceramic)', doc: 'integrations/storage/ceramic-example'},
          {label: 'Irys', doc: 'integrations/storage/irys'},
        ],
      },
    ],
  },
  {
    category: 'Network',
    alwaysOpen: true,
    items: [
      {label: 'Lit Networks', doc: 'network/state-of-network'},
      {label: 'Feature Matrix', doc: 'network/feature-matrix'},
      {label: 'Chronicle: The Lit Rollup', doc: 'network/rollup'},
    ],
  },
  {
    category: 'Resources',
    alwaysOpen: true,
    items: [
      {label: 'How Does Lit Protocol Work', doc: 'resources/how-it-works'},
      {label: 'Supported Blockchains', doc: 'resources/supported-chains'},
      {label: 'Contracts', doc: 'resources/contracts'},
      {label: 'Glossary', doc: 'resources/glossary'},
    ],
  },
  {
    category: 'Support',
    alwaysOpen: true,
    items: [
      {label: 'FAQ', doc: 'support/faq'},
      {label: 'Bug Bounty', doc: 'support/bug-bounty'},
    ],
  },
];
