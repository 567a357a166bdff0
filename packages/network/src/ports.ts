import type {ClientOptions, Endpoints} from './network';

/** The default of `--port`. */
export const FIRST_PORT = 7470;

/** Networks in the order of their ports, which follow chain, relayer and control. */
export const NETWORKS = [
  {name: 'cayenne', release: 3, nodeCount: 3, threshold: 2},
  {name: 'serrano', release: 2, nodeCount: 10, threshold: 6},
  {name: 'jalapeno', release: 2, nodeCount: 10, threshold: 6},
] as const;
export type NetworkName = (typeof NETWORKS)[number]['name'];

export const PORT_COUNT = 3 + NETWORKS.reduce((sum, {nodeCount}) => sum + nodeCount, 0);

export const clientOptions = (bootstrapUrls: string[], minNodeCount: number): ClientOptions => ({
  litNetwork: 'custom',
  bootstrapUrls,
  minNodeCount,
  debug: false,
});

/** The addresses of a network that was started with `--port`. */
export function addressesFrom(first: number): Endpoints {
  let port = first;
  const next = () => `http://127.0.0.1:${port++}`;
  const [rpc, relay, control] = [next(), next(), next()] as const;
  const [v3, v2, v2Jalapeno] = NETWORKS.map(({nodeCount, threshold}) =>
    clientOptions(Array.from({length: nodeCount}, next), threshold),
  ) as [ClientOptions, ClientOptions, ClientOptions];
  return {rpc, relay, control, v3, v2, v2Jalapeno};
}
