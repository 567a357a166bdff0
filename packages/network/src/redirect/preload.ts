import net from 'node:net';
import type {Endpoints, NetworkAddresses} from '../network';
import {addressesFrom, FIRST_PORT} from '../ports';
import {toLocal} from './addresses';
import {localNetworkOf} from './local-network';
import {redirectRequests} from './redirect';

// Loaded before a program, by `exec` or with --import: leads what the program asks of the real networks to a local one.

const {LIT_LOCAL_NETWORK, LIT_LOCAL_OFFLINE} = process.env;

function endpoints(): Endpoints | NetworkAddresses {
  if (LIT_LOCAL_NETWORK === undefined) return addressesFrom(FIRST_PORT);
  try {
    return JSON.parse(LIT_LOCAL_NETWORK) as NetworkAddresses;
  } catch {
    console.error('LIT_LOCAL_NETWORK is not the line that lit-local-network prints with --json.');
    process.exit(1);
  }
}

const network = endpoints();
redirectRequests(toLocal(network));
if ('accounts' in network) {
  Object.assign(globalThis, {localNetwork: localNetworkOf(network)});
}

const isLoopback = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);

if (LIT_LOCAL_OFFLINE) {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the socket below
  const {connect} = net.Socket.prototype;
  net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
    // net.connect() passes on its arguments as an array after it has put them in order.
    const [first] = (Array.isArray(args[0]) ? args[0] : args) as [
      net.TcpNetConnectOpts | undefined,
    ];
    const host = typeof first === 'object' ? (first.host ?? 'localhost') : 'localhost';
    if (isLoopback(host)) return connect.apply(this, args as never);
    const error = new Error(
      `connect ENETUNREACH ${host}: --offline lets nothing leave this machine`,
    );
    process.nextTick(() => this.destroy(Object.assign(error, {code: 'ENETUNREACH'})));
    return this;
  };
}
