import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

const {fetch} = globalThis;

/** The target of `net.connect()`, which passes on its arguments as an array after it has put them in order. */
function addressOf([first, second]: readonly unknown[]): string {
  const options: unknown = Array.isArray(first) ? first[0] : first;
  const {path, host, port} = (
    typeof options === 'object' ? options : {port: options, host: second}
  ) as {path?: string | null; host?: unknown; port?: unknown};
  return path ?? `${typeof host === 'string' ? host : 'localhost'}:${String(port)}`;
}

/**
 * Keeps this process from the network, with the error that a machine without one would give.
 *
 * @param allowed hosts with ports that may be reached all the same, such as `127.0.0.1:8545`
 * @param onTry is told what is tried, also where the caller catches the error
 */
export function blockNetwork(allowed: readonly string[], onTry: (target: string) => void): void {
  const refuse = (target: string): Error => {
    onTry(target);
    const error = new Error(`connect ENETUNREACH ${target}: samples run without a network`);
    return Object.assign(error, {code: 'ENETUNREACH', errno: -101, syscall: 'connect'});
  };

  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the socket below
  const {connect} = net.Socket.prototype;
  net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
    const target = addressOf(args);
    if (allowed.includes(target)) return connect.apply(this, args as never);
    process.nextTick(() => this.destroy(refuse(target)));
    return this;
  };
  net.Server.prototype.listen = () => {
    throw refuse('a listening socket');
  };
  const refuseDatagram = (): never => {
    throw refuse('a datagram socket');
  };
  Object.assign(dgram.Socket.prototype, {
    bind: refuseDatagram,
    send: refuseDatagram,
    connect: refuseDatagram,
  });
  globalThis.fetch = async (resource, init) => {
    const target = resource instanceof Request ? resource.url : String(resource);
    if (allowed.includes(URL.parse(target)?.host ?? '')) return fetch(resource, init);
    throw Object.assign(new TypeError('fetch failed'), {cause: refuse(target)});
  };

  const isLookUp = (name: string): boolean => /^(?:lookup|resolve|reverse)/.test(name);
  const lookUps = Object.keys(dns).filter(isLookUp);
  const refuseLater = (host: string, ...rest: unknown[]): void =>
    process.nextTick(rest.at(-1) as (error: Error) => void, refuse(host));
  Object.assign(dns, Object.fromEntries(lookUps.map((name) => [name, refuseLater])));
  const refuseNow = (host: string): Promise<never> => Promise.reject(refuse(host));
  const promised = Object.keys(dns.promises).filter(isLookUp);
  Object.assign(dns.promises, Object.fromEntries(promised.map((name) => [name, refuseNow])));
}
