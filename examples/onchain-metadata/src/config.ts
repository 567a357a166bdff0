/** The address to which `npm run deploy` put the contract. Replace the zeros with your address. */
export const contractAddress = '0x0000000000000000000000000000000000000000';
