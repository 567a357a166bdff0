import {DOCS_VERSIONS, type DocsVersion} from '../../site/versions';
import {releaseOf} from '../../packages/sdk-facts/release';
import {askSdk, conditionsOf, GALLERY} from 'proof-tools/conditions';
import {inspectProof, PROOF_EXAMPLE, type ProofPart} from 'proof-tools/proofs';
import {inspectToken, TOKEN_EXAMPLES, TOKEN_RULES} from 'proof-tools/tokens';

/** The results of the condition builder for its example. */
async function conditionExample() {
  const {list} = GALLERY[0]!;
  const {sentence, hash} = await askSdk(conditionsOf(list));
  return {json: JSON.stringify(list, null, 2), sentence: sentence!, hash: hash!};
}

/** The results of the proof inspector for its example. */
function proofExample() {
  const json = JSON.stringify(PROOF_EXAMPLE, null, 2);
  // The example has ended long ago, so that the time of the build makes no difference.
  const [{title, says, findings}] = inspectProof(json, Date.now()) as [ProofPart];
  const {code, text} = findings[0]!;
  return {json, title, says: says.join(' '), refusal: `${code!}: ${text}`};
}

/**
 * The key of a release for the signatures of tokens, where it is a constant of the SDK; undefined where callers of
 * `verifyJwt` pass the key that nodes tell.
 */
function networkKeyOf(version: DocsVersion): string | undefined {
  const {NETWORK_PUB_KEY} = releaseOf(version).constants as {NETWORK_PUB_KEY?: string};
  return TOKEN_RULES[version].keyIsConstant ? NETWORK_PUB_KEY : undefined;
}

/** The results of the token inspector for its example. */
async function tokenExample(version: DocsVersion) {
  const token = TOKEN_EXAMPLES[version];
  const {says, findings} = await inspectToken(token, TOKEN_EXAMPLES.publicKey, version, Date.now());
  const refusal = findings.map(({text}) => text).join(' ');
  return {token, says: says.join(' '), refusal, networkKey: networkKeyOf(version)};
}

/** A record with an entry for each docs version. */
async function byVersion<Value>(
  of: (version: DocsVersion) => Promise<Value>,
): Promise<Record<DocsVersion, Value>> {
  const entries = DOCS_VERSIONS.map(async (version) => [version, await of(version)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<DocsVersion, Value>;
}

/** The results of the tools for their examples, which pages show until a tool is opened. */
export const makeExamples = async () => ({
  conditions: await conditionExample(),
  proof: proofExample(),
  tokens: await byVersion(tokenExample),
});
