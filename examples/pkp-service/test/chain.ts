import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { ethers } from 'ethers';

const { utils } = ethers;
const NFT = '0x58582b93d978F30b4c4E812A16a7b31C035A69f7'; // PKPNFT of Cayenne
const nft = new utils.Interface([
  'function mintCost() view returns (uint256)',
  'function mintNext(uint256 keyType) payable returns (uint256)',
  'function getEthAddress(uint256 tokenId) view returns (address)',
  'event PKPMinted(uint256 indexed tokenId, bytes pubkey)',
]);

const hex = (value: ethers.BigNumberish) => utils.hexValue(value);
const block = {
  number: '0x1',
  hash: utils.id('block'),
  parentHash: utils.id('parent'),
};

interface Call {
  id: number;
  method: string;
  params: [string & { data: string }];
}

/** Chronicle in memory, with the one contract that the service calls. It mints one PKP. */
export class StandInChain {
  mintCost = utils.parseEther('0.001');
  balance = utils.parseEther('1');
  /** While set, this method is answered with an error. */
  fails: string | undefined;
  /** What was paid, one amount for each transaction. */
  readonly payments: string[] = [];
  private receipt: object | undefined;

  constructor(private readonly pkp: ethers.utils.SigningKey) {}

  /** Serves JSON-RPC on a free port. */
  listen(): Promise<Server> {
    const server = createServer((request, response) => {
      void json(request).then((body) => {
        const { id, method, params } = body as Call;
        let outcome: object;
        try {
          if (method === this.fails) throw new Error('out of order');
          outcome = { result: this.answer(method, params[0]) };
        } catch (error) {
          outcome = { error: { code: -32000, message: (error as Error).message } };
        }
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ jsonrpc: '2.0', id, ...outcome }));
      });
    });
    return new Promise((resolve) => server.listen(0, () => resolve(server)));
  }

  private answer(method: string, param: Call['params'][0]): unknown {
    switch (method) {
      case 'eth_chainId':
        return hex(175177);
      case 'net_version':
        return '175177';
      case 'eth_blockNumber':
        return '0x1';
      case 'eth_gasPrice':
        return hex(utils.parseUnits('1', 'gwei'));
      case 'eth_getBlockByNumber':
        return {
          ...block,
          timestamp: '0x1',
          difficulty: '0x1',
          extraData: '0x',
          transactions: [],
          nonce: '0x0000000000000000',
          miner: NFT,
          gasLimit: '0x1c9c380',
          gasUsed: '0x0',
        };
      case 'eth_getBalance':
        return hex(this.balance);
      case 'eth_getTransactionCount':
        return hex(this.payments.length);
      case 'eth_estimateGas':
        return hex(300_000);
      case 'eth_call':
        return this.read(param.data);
      case 'eth_sendRawTransaction':
        return this.mine(utils.parseTransaction(param));
      case 'eth_getTransactionReceipt':
        return this.receipt ?? null;
      default:
        throw new Error(`The stand-in chain does not know ${method}.`);
    }
  }

  private read(data: string): string {
    const { name } = nft.parseTransaction({ data });
    const value =
      name === 'mintCost' ? this.mintCost : utils.computeAddress(this.pkp.publicKey);
    return nft.encodeFunctionResult(name, [value]);
  }

  private mine({ hash, from, to, data, value }: ethers.Transaction): string {
    if (to !== NFT || nft.parseTransaction({ data }).name !== 'mintNext') {
      throw new Error('The stand-in chain knows mintNext only.');
    }
    if (!value.eq(this.mintCost)) throw new Error('You must pay exactly mint cost');
    this.payments.push(utils.formatEther(value));
    const place = {
      transactionHash: hash,
      transactionIndex: '0x0',
      blockHash: block.hash,
      blockNumber: '0x1',
    };
    const minted = nft.encodeEventLog(nft.getEvent('PKPMinted'), [
      utils.keccak256(this.pkp.publicKey),
      this.pkp.publicKey,
    ]);
    this.receipt = {
      ...place,
      from,
      to,
      contractAddress: null,
      status: '0x1',
      type: '0x0',
      gasUsed: '0x1',
      cumulativeGasUsed: '0x1',
      effectiveGasPrice: '0x1',
      logsBloom: utils.hexZeroPad('0x', 256),
      logs: [{ ...place, ...minted, address: NFT, logIndex: '0x0' }],
    };
    return hash!;
  }
}
