import {describe, expect, it} from 'vitest';
import {indexedTerms, termsOf, tokensOf} from './words';

const terms = (text: string): string[] => tokensOf(text).map(({term}) => term);

describe('tokensOf', () => {
  it.each([
    ['getSessionSigs', ['getsessionsigs', 'get', 'session', 'sigs']],
    ['NodeInvalidAuthSig', ['nodeinvalidauthsig', 'node', 'invalid', 'auth', 'sig']],
    ['@lit-protocol/lit-node-client', 'litprotocol lit protocol litnodeclient lit node client'],
    ['eth_getBalance', ['ethgetbalance', 'eth', 'get', 'balance']],
    ['EIP-4361', ['eip4361', 'eip', '4361']],
    ['e-mail', ['email', 'e', 'mail']],
    ['PKPs mintWithPKPs', ['pkps', 'mintwithpkps', 'mint', 'with', 'pkps']],
    ['JSONRPCProvider', ['jsonrpcprovider', 'jsonrpc', 'provider']],
    ['client.connect()', ['client', 'connect']],
    ['Café', ['cafe']],
    ['中文 שלום', ['中文', 'שלום']],
  ])('cuts %s', (text, expected) => {
    expect(terms(text)).toEqual(typeof expected === 'string' ? expected.split(' ') : expected);
  });

  it('keeps the beginning of addresses and hashes', () => {
    expect(terms('0x5B38Da6a701c568545dCfcB03FcB875f56beddC4')).toEqual(['0x5b38da6a']);
    expect(terms('QmYyQSo1c1Ym7orWxLYvCrM2EmxFTANf8wXmmE7DWjhx5N')).toEqual(['qmyyqso1c1']);
  });

  it('says where each term stands', () => {
    const text = 'Call getSessionSigs.';
    const places = tokensOf(text).map(({start, end}) => text.slice(start, end));
    expect(places).toEqual(['Call', 'getSessionSigs', 'get', 'Session', 'Sigs']);
    expect(tokensOf(text).map(({word}) => word)).toEqual([0, 1, 1, 1, 1]);
  });
});

it('names are indexed with their parts and stems, common words are not', () => {
  expect(indexedTerms('Lend a PKP for getSessionSigs')).toEqual([
    ...['lend', 'pkp', 'getsessionsigs', 'getsessionsig', 'session', 'sigs', 'sig'],
  ]);
  expect(termsOf('Lend a PKP for getSessionSigs')).toEqual(['lend', 'pkp', 'getsessionsigs']);
});

it('long texts are indexed without stems', () => {
  expect(indexedTerms('signing getSigs', 'text')).toEqual(['signing', 'getsigs', 'sigs']);
  expect(indexedTerms('signing getSigs', 'code')).toEqual(['signing', 'getsigs']);
});
