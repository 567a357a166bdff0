/** Hosts of the nodes of each real network. */
export const REAL_HOSTS = {
  cayenne: 'cayenne.litgateway.com',
  serrano: 'serrano.litgateway.com',
  jalapeno: 'node2.litgateway.com',
} as const;

/** The first node's port on these hosts; the others follow. */
export const FIRST_NODE_PORT = 7370;
