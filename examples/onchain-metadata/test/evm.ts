import {createEVM, type EVM} from '@ethereumjs/evm';
import {bytesToHex, createAddressFromString, hexToBytes} from '@ethereumjs/util';
import {ethers} from 'ethers';

type Request = ethers.utils.Deferrable<ethers.providers.TransactionRequest>;

/** A wallet on a chain in memory: each transaction is mined at once and gas costs nothing. */
export class EvmSigner extends ethers.Signer {
  /** Set it to make the wallet's user decline the next transactions. */
  declines = false;

  private constructor(
    private readonly evm: EVM,
    private readonly address: string,
  ) {
    super();
  }

  static async create(address: string): Promise<EvmSigner> {
    return new EvmSigner(await createEVM(), ethers.utils.getAddress(address));
  }

  /** Another wallet on the same chain. */
  other(address: string): EvmSigner {
    return new EvmSigner(this.evm, ethers.utils.getAddress(address));
  }

  override async getAddress(): Promise<string> {
    return this.address;
  }

  override async call(request: Request): Promise<string> {
    // Ethers reads the reason of a revert from the data that a chain returns.
    return bytesToHex((await this.run(request, true)).execResult.returnValue);
  }

  override async sendTransaction(request: Request): Promise<ethers.ContractTransaction> {
    if (this.declines) throw Object.assign(new Error('User denied'), {code: 'ACTION_REJECTED'});
    const {execResult, createdAddress} = await this.run(request, false);
    if (execResult.exceptionError) {
      const reason = ethers.utils
        .toUtf8String(execResult.returnValue.slice(68))
        .replace(/\0+$/, '');
      throw Object.assign(new Error(reason), {code: 'UNPREDICTABLE_GAS_LIMIT', reason});
    }
    const wait = async () => ({logs: [], contractAddress: createdAddress?.toString()});
    const nonce = ((await this.evm.stateManager.getAccount(this.caller))?.nonce ?? 1n) - 1n;
    const transaction: unknown = {from: this.address, nonce: Number(nonce), wait};
    return transaction as ethers.ContractTransaction;
  }

  override signMessage(): never {
    throw new Error('This stand-in signs transactions only.');
  }

  override signTransaction(): never {
    throw new Error('This stand-in sends transactions itself.');
  }

  override connect(): never {
    throw new Error('This stand-in has no provider.');
  }

  private get caller() {
    return createAddressFromString(this.address);
  }

  private async run(request: Request, isStatic: boolean) {
    const {to, data = '0x'} = await ethers.utils.resolveProperties(request);
    return this.evm.runCall({
      caller: this.caller,
      ...(to && {to: createAddressFromString(to)}),
      data: hexToBytes(ethers.utils.hexlify(data) as `0x${string}`),
      gasLimit: 30_000_000n,
      isStatic,
    });
  }
}
