import type {ethers} from 'ethers';
import {NodeError, type NodeErrorCode, orRefuse} from '../rules/errors';

/** Reads the local chain over HTTP, as a node reads a chain: what disturbs the chain disturbs it. */
export class ChainReader {
  constructor(private readonly url: string) {}

  /** Throws a refusal with `code` if the chain does not answer or answers an error. */
  async request(
    method: string,
    params: readonly unknown[],
    code: NodeErrorCode = 'NodeRpcError',
  ): Promise<unknown> {
    try {
      const response = await fetch(this.url, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
      });
      const {result, error} = (await response.json()) as {
        result?: unknown;
        error?: {message: string};
      };
      if (error) throw new Error(error.message);
      return result;
    } catch (error) {
      throw new NodeError(
        code,
        `${method}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  /** Calls a contract's function and decodes what it returns. */
  async call(
    address: string,
    abi: ethers.utils.Interface,
    name: string,
    args: readonly unknown[],
    code: NodeErrorCode = 'NodeRpcError',
  ): Promise<ethers.utils.Result> {
    const data = orRefuse('NodeConditionTokenizingError', () => abi.encodeFunctionData(name, args));
    const result = await this.request('eth_call', [{to: address, data}, 'latest'], code);
    return orRefuse(code === 'NodeBlockchainError' ? 'NodeTokenEncodingDecodingError' : code, () =>
      abi.decodeFunctionResult(name, result as string),
    );
  }
}
