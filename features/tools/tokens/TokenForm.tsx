import RESULTS from '@generated/tools/default/examples.json';
import {useCallback, useState, type ReactNode} from 'react';
import {inspectToken, messageOf, TOKEN_EXAMPLES} from 'proof-tools/tokens';
import {PasteField} from '../PasteField';
import {ReportView} from '../ReportView';
import styles from '../styles.lazy.module.css';
import type {ToolProps} from '../Tool';
import {useAnswer} from '../useAnswer';

/** The token inspector: explains a token and checks its signature. */
export default function TokenForm({version}: ToolProps): ReactNode {
  const {networkKey} = RESULTS.tokens[version];
  const [{token, key, now}, setPaste] = useState(() => ({
    token: TOKEN_EXAMPLES[version],
    key: TOKEN_EXAMPLES.publicKey,
    now: Date.now(),
  }));
  const inspect = useCallback(
    async () => inspectToken(token, key, version, now).catch(messageOf),
    [token, key, version, now],
  );
  const report = useAnswer(inspect);

  function paste(pasted: string): void {
    // The example is signed with a test key, which no other token is.
    const isExample = pasted.trim() === TOKEN_EXAMPLES[version];
    const others = key === TOKEN_EXAMPLES.publicKey ? (networkKey ?? '') : key;
    setPaste({token: pasted, key: isExample ? TOKEN_EXAMPLES.publicKey : others, now: Date.now()});
  }

  return (
    <>
      <PasteField
        label="A token"
        value={token}
        onChange={paste}
        problem={typeof report === 'string' ? report : undefined}
      />
      <label className={styles.wide}>
        Public key of the network
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={key}
          onChange={({target}) => setPaste({token, key: target.value, now: Date.now()})}
        />
        <small>
          {key === TOKEN_EXAMPLES.publicKey
            ? 'This is the test key of the example.'
            : networkKey
              ? 'The SDK of this release has this one as a constant.'
              : 'A connected client has it as networkPubKey; no package publishes it.'}
        </small>
      </label>
      <div role="status" className={styles.parts}>
        {typeof report === 'object' && <ReportView report={report} />}
      </div>
    </>
  );
}
