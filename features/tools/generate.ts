import {DOCS_VERSIONS, type DocsVersion} from '../../site/versions';
import {hashConditions} from '../../packages/proof-tools/conditions/canonical';
import GALLERY from '../../packages/proof-tools/conditions/gallery.json';
import {conditionsOf} from '../../packages/proof-tools/conditions/model';
import {sentenceOf} from '../../packages/proof-tools/conditions/sentence';
import TOKENS from '../../packages/proof-tools/tokens/examples.json';
import {inspectToken} from '../../packages/proof-tools/tokens/inspect';
import {chainsOf, networkKeyOf} from '../../packages/proof-tools/release-facts';
import {releaseOf} from '../../packages/sdk-facts/release';
import PROOF from '../../packages/proof-tools/proofs/example.json';
import {inspectProof, type ProofPart} from '../../packages/proof-tools/proofs/inspect';

/** What the condition builder says of its example. */
function conditionExample() {
  const {list} = GALLERY[0]!;
  const conditions = conditionsOf(list);
  return {
    json: JSON.stringify(list, null, 2),
    sentence: sentenceOf(conditions)!,
    hash: hashConditions(conditions)!,
  };
}

/** What the proof inspector says of its example. */
function proofExample() {
  const json = JSON.stringify(PROOF, null, 2);
  // The example has ended long ago, so that the time of the build makes no difference.
  const [{title, says, findings}] = inspectProof(json, Date.now()) as [ProofPart];
  const {code, text} = findings[0]!;
  return {json, title, says: says.join(' '), refusal: `${code!}: ${text}`};
}

/** What the token inspector says of its example. */
function tokenExample(version: DocsVersion) {
  const token = TOKENS[version];
  const {says, findings} = inspectToken(token, TOKENS.publicKey, version, Date.now());
  return {token, says: says.join(' '), refusal: findings.map(({text}) => text).join(' ')};
}

/** A record with an entry for each docs version. */
const byVersion = <Value>(of: (version: DocsVersion) => Value): Record<DocsVersion, Value> =>
  Object.fromEntries(DOCS_VERSIONS.map((version) => [version, of(version)])) as Record<
    DocsVersion,
    Value
  >;

/** What the tools say of their examples. */
export const makeExamples = () => ({
  conditions: conditionExample(),
  proof: proofExample(),
  tokens: byVersion(tokenExample),
});

/** What the tools know of a release. */
function factsOf(version: DocsVersion) {
  const release = releaseOf(version);
  return {chains: chainsOf(release), networkKey: networkKeyOf(release)};
}

export type ReleaseFacts = ReturnType<typeof factsOf>;

/** What the tools know of each release. */
export const makeFacts = () => byVersion(factsOf);
