import type {SidebarTree} from './tree';

/** The sidebar of docs v2, in reading order. */
export const v2: SidebarTree = [
  {
    category: 'Getting Started',
    alwaysOpen: true,
    items: [
      {label: 'Overview', doc: 'intro/overview'},
      {label: 'What is Lit Protocol', doc: 'intro/whatIsLitProtocol'},
      {label: 'Chronicle: The Lit Rollup', doc: 'intro/rollup'},
      {label: 'Use Cases', doc: 'intro/usecases'},
    ],
  },
  {
    category: 'Concepts',
    alwaysOpen: true,
    items: [{label: 'MPC Wallet Solution', doc: 'concepts/pkpsAsWallet'}],
  },
  {
    category: 'Access Control',
    items: [
      {label: 'Introduction to Decentralized Access Control', doc: 'accessControl/intro'},
      {
        category: 'Types of Conditions',
        items: [
          {
            label: 'Unified Access Control Conditions',
            doc: 'accessControl/conditionTypes/unifiedAccessControlConditions',
          },
          {label: 'Boolean Logic', doc: 'accessControl/conditionTypes/booleanLogic'},
          {
            label: 'Updateable Conditions',
            doc: 'accessControl/conditionTypes/updateableConditions',
          },
          {label: 'Lit Action Conditions', doc: 'accessControl/conditionTypes/litActionConditions'},
        ],
      },
      {
        category: 'EVM',
        items: [
          {label: 'Basic Examples', doc: 'accessControl/EVM/basicExamples'},
          {label: 'Custom Contract Calls', doc: 'accessControl/EVM/customContractCalls'},
          {label: 'POAP Examples', doc: 'accessControl/EVM/poap'},
          {label: 'Timelock Example', doc: 'accessControl/EVM/timelock'},
          {label: 'Sign In With Ethereum Parameters', doc: 'accessControl/EVM/siwe'},
        ],
      },
      {
        category: 'Other Chains',
        items: [
          {label: 'Solana Examples', doc: 'accessControl/otherChains/solRpcConditions'},
          {label: 'Cosmos Examples', doc: 'accessControl/otherChains/cosmosConditions'},
        ],
      },
    ],
  },
  {
    category: 'Programmable Key Pairs',
    items: [
      {label: 'Introduction', doc: 'pkp/intro'},
      {label: 'Minting a PKP', doc: 'pkp/minting'},
      {
        category: 'Authentication with PKPs',
        doc: 'pkp/authHelpers/overview',
        items: [
          {label: 'Adding and Removing Auth Methods', doc: 'pkp/authHelpers/addRemoveAuthMethods'},
        ],
      },
      {label: 'Using PKPs with Lit Actions', doc: 'pkp/pkpsAndActions'},
      {label: 'Using PKPs as Wallets', doc: 'pkp/usage'},
      {label: 'Connecting PKPs to dApps', doc: 'pkp/walletconnect'},
      {label: 'Initial Implementations', doc: 'pkp/toolsAndExamples'},
    ],
  },
  {
    category: 'Lit Actions',
    items: [
      {label: 'Introduction', doc: 'LitActions/intro'},
      {label: 'GetLit CLI', doc: 'LitActions/getlitCli'},
      {label: 'Hello World', doc: 'LitActions/helloWorld'},
      {label: 'Best Practices', doc: 'LitActions/bestPractices'},
      {
        category: 'Working With Lit Actions',
        items: [
          {label: 'Conditional Signing', doc: 'LitActions/workingWithActions/conditionalSigning'},
          {label: 'Using Fetch', doc: 'LitActions/workingWithActions/usingFetch'},
          {
            label: 'Event Listener and Single Node Execution',
            doc: 'LitActions/workingWithActions/singleExecution',
          },
          {
            label: 'Generating a Signed Transaction',
            doc: 'LitActions/workingWithActions/signingTx',
          },
          {label: 'Checking PKP Permissions', doc: 'LitActions/workingWithActions/permissions'},
          {
            label: 'Logging and Returning Responses',
            doc: 'LitActions/workingWithActions/logAndReturn',
          },
        ],
      },
      {
        category: 'More Examples',
        items: [
          {
            label: 'Generating a Session Key',
            doc: 'LitActions/additionalExamples/generatingSessionKey',
          },
          {label: 'Signing with EIP191', doc: 'LitActions/additionalExamples/usingEIP'},
        ],
      },
    ],
  },
  {
    category: 'SDK Reference',
    alwaysOpen: true,
    items: [
      {label: 'Intro', doc: 'sdk/intro'},
      {label: 'Installation', doc: 'sdk/explanation/installation'},
      {label: 'Migrating to V2', doc: 'sdk/explanation/migration'},
      {
        category: 'Working with the SDK',
        items: [
          {label: 'Encryption', doc: 'sdk/explanation/encryption'},
          {
            category: 'Authentication',
            doc: 'sdk/explanation/authentication/overview',
            items: [
              {label: 'Wallet Signatures', doc: 'sdk/explanation/authentication/authSig'},
              {
                category: 'Session Signatures',
                doc: 'sdk/explanation/authentication/sessionSigs/intro',
                items: [
                  {
                    label: 'Lit Resources and Abilities',
                    doc: 'sdk/explanation/authentication/sessionSigs/resources-and-abilities',
                  },
                  {
                    label: 'Capability Objects',
                    doc: 'sdk/explanation/authentication/sessionSigs/capability-objects',
                  },
                  {
                    label: 'Generating SessionSigs',
                    doc: 'sdk/explanation/authentication/sessionSigs/getSessionSigs',
                  },
                  {
                    label: 'Authenticate with SessionSigs',
                    doc: 'sdk/explanation/authentication/sessionSigs/usage',
                  },
                  {
                    category: 'Walletless Signatures',
                    doc: 'sdk/explanation/authentication/sessionSigs/authMethods/overview',
                    items: [
                      {
                        label: 'Social Login',
                        doc: 'sdk/explanation/authentication/sessionSigs/authMethods/socialLogin',
                      },
                      {
                        label: 'WebAuthn',
                        doc: 'sdk/explanation/authentication/sessionSigs/authMethods/webAuthn',
                      },
                      {
                        label: 'Email / SMS',
                        doc: 'sdk/explanation/authentication/sessionSigs/authMethods/email-sms',
                      },
                    ],
                  },
                ],
              },
              {label: 'Security Considerations', doc: 'sdk/explanation/authentication/security'},
            ],
          },
          {label: 'Testing and Error Handling', doc: 'sdk/explanation/tests'},
        ],
      },
      {
        category: 'Tools & Integrations',
        items: [
          {
            category: 'Tools',
            items: [
              {label: 'Access Control', doc: 'ToolsAndExamples/Tools/accessControl'},
              {label: 'Share Modal', doc: 'ToolsAndExamples/Tools/shareModal'},
              {label: 'JS JWT Verifier', doc: 'ToolsAndExamples/Tools/jwtverify'},
              {label: 'PKP Explorer', doc: 'ToolsAndExamples/Tools/pkpexplorer'},
            ],
          },
          {
            category: 'Integrations',
            items: [
              {
                category: 'Ceramic Integration',
                items: [
                  {label: 'Intro', doc: 'ToolsAndExamples/Integrations/Ceramic/intro'},
                  {
                    label: 'Installation',
                    doc: 'ToolsAndExamples/Integrations/Ceramic/installation',
                  },
                ],
              },
              {label: 'Bundlr x Arweave', doc: 'ToolsAndExamples/Integrations/bundlrxarweave'},
              {
                label: 'Additional Integrations',
                doc: 'ToolsAndExamples/Integrations/additionalIntegrations',
              },
            ],
          },
          {
            category: 'Additional Examples',
            items: [
              {
                category: 'Encrypting and Decrypting On-chain Metadata',
                items: [
                  {
                    label: 'Introduction',
                    doc: 'ToolsAndExamples/SDKExamples/OnchainMetadata/introduction',
                  },
                  {
                    label: 'Setup the Project',
                    doc: 'ToolsAndExamples/SDKExamples/OnchainMetadata/setup',
                  },
                  {
                    label: 'Encrypt & Decrypt',
                    doc: 'ToolsAndExamples/SDKExamples/OnchainMetadata/encryptDecrypt',
                  },
                  {
                    label: 'NFT Smart Contract',
                    doc: 'ToolsAndExamples/SDKExamples/OnchainMetadata/smartContract',
                  },
                  {
                    label: 'Lit SDK on the Frontend',
                    doc: 'ToolsAndExamples/SDKExamples/OnchainMetadata/frontend',
                  },
                  {
                    label: 'Deploy to Polygon Mumbai network',
                    doc: 'ToolsAndExamples/SDKExamples/OnchainMetadata/polygonMumbai',
                  },
                ],
              },
              {
                label: 'JWT Auth (content loaded from a server)',
                doc: 'ToolsAndExamples/SDKExamples/dynamicContent',
              },
              {label: 'Signed Chain Data', doc: 'ToolsAndExamples/SDKExamples/signedChainData'},
            ],
          },
        ],
      },
      {label: 'Example Projects', doc: 'sdk/examples'},
    ],
  },
  {
    category: 'Resources',
    alwaysOpen: true,
    items: [
      {label: 'Feature Matrix', doc: 'resources/networkMatrix'},
      {label: 'How Does Lit Protocol Work', doc: 'resources/howItWorks'},
      {label: 'Supported Blockchains', doc: 'resources/supportedChains'},
      {label: 'Contracts', doc: 'resources/contracts'},
      {label: 'Glossary', doc: 'resources/glossary'},
    ],
  },
  {
    category: 'Support',
    alwaysOpen: true,
    items: [
      {label: 'FAQ', doc: 'support/faq'},
      {label: 'Bug Bounty', doc: 'support/bugBounty'},
      {label: 'State of the Network', doc: 'support/stateOfNetwork'},
    ],
  },
];
