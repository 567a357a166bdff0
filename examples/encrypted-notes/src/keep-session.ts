import type {
  AuthSig,
  SessionSig,
  SessionSigningTemplate,
  SessionSigsMap,
} from '@lit-protocol/types';

const MARGIN = 30_000; // ms, for slow requests and clocks that differ

function isGood(
  sessionSig: SessionSig | undefined,
  account: string,
  margin: number,
): boolean {
  if (!sessionSig) return false; // the node connected after the signatures were made
  const signed: SessionSigningTemplate = JSON.parse(sessionSig.signedMessage);
  const [approval]: AuthSig[] = signed.capabilities;
  if (approval?.address.toLowerCase() !== account.toLowerCase()) return false;

  const approvalEnd = /^Expiration Time: (.+)$/m.exec(approval.signedMessage)?.[1];
  if (!approvalEnd) return false;
  const end = Math.min(Date.parse(signed.expiration), Date.parse(approvalEnd));
  return end > Date.now() + margin;
}

export function keepSession(
  client: { connectedNodes: Set<string> },
  getSigs: (account: string) => Promise<SessionSigsMap>,
) {
  let kept: SessionSigsMap = {};
  let pending: { account: string; sigs: Promise<SessionSigsMap> } | undefined;

  async function renew(account: string): Promise<SessionSigsMap> {
    const sigs = await getSigs(account);
    const fresh = Object.values(sigs);
    if (fresh.length === 0 || !fresh.every((sig) => isGood(sig, account, 0))) {
      throw new Error(`These signatures are not valid for ${account}.`);
    }
    return sigs;
  }

  async function share(account: string): Promise<SessionSigsMap> {
    const request = { account, sigs: renew(account) };
    pending = request;
    try {
      const sigs = await request.sigs;
      if (pending === request) kept = sigs; // not after reset()
      return sigs;
    } finally {
      if (pending === request) pending = undefined;
    }
  }

  return {
    async get(account: string): Promise<SessionSigsMap> {
      const nodes: string[] = [...client.connectedNodes];
      if (nodes.length === 0) throw new Error('Call client.connect() first.');
      if (nodes.every((node) => isGood(kept[node], account, MARGIN))) return kept;
      return pending?.account === account ? pending.sigs : share(account);
    },
    reset() {
      kept = {};
      pending = undefined;
    },
  };
}
