import type {ProjectFile} from 'sample-checker';
import {SiteError} from '../../lib/node/site-error';

/** Variables of the environment that programs read. */
const VARIABLES: Readonly<Record<string, string>> = {
  ACTION_CID: 'CID of the Lit Action on IPFS',
  ALCHEMY_API_KEY: 'from the dashboard of Alchemy',
  ALCHEMY_POLICY_ID: 'a gas policy, from the dashboard of Alchemy',
  ALARM_URL: 'address that takes a POST request when something fails',
  AUTH_SIG: 'JSON of a proof that a wallet has signed',
  LIT_RELAY_API_KEY: "key of Lit's relayer, from https://forms.gle/RNZYtGYTY9BcD9MEA",
  NETWORK_KEY: 'public key of the Lit network, 96 hex digits; empty for Jalapeno',
  OWNER: 'address whose PKPs are listed',
  PINATA_JWT: 'token of Pinata, which pins files on IPFS',
  PKP_PUBLIC_KEY: 'public key of a PKP that the wallet may use: 0x04…',
  PRIVATE_KEY: 'private key of a test wallet',
  RPC_URL: 'RPC endpoint of the chain',
  SECOND_ADDRESS: 'address of a second wallet',
  STYTCH_PROJECT_ID: 'from the dashboard of Stytch',
  STYTCH_SECRET: 'from the dashboard of Stytch',
};

/**
 * The variables of the environment that files read, with their meaning.
 *
 * @throws SiteError for one that VARIABLES does not explain
 */
export function secretsOf(files: readonly ProjectFile[]): Map<string, string> {
  const code = files.map((file) => file.code).join('\n');
  const destructured = [...code.matchAll(/\{(?<names>[^{}]*)\} = process\.env\b/g)].flatMap(
    ({groups}) => groups!.names!.match(/\b[A-Z][A-Z\d_]+\b/g) ?? [],
  );
  const named = [...code.matchAll(/\bprocess\.env\.(?<name>[A-Z][A-Z\d_]+)/g)];
  const names = new Set([...named.map(({groups}) => groups!.name!), ...destructured]);
  return new Map(
    [...names].map((name) => {
      const meaning = VARIABLES[name];
      if (meaning === undefined)
        throw new SiteError(`process.env.${name}`, `needs a line in ${__filename}`);
      return [name, meaning];
    }),
  );
}
