import type {LessonId} from '../LessonProgress/lessons';

/** A question of the quiz. Its right answer and the wrong ones are shown in random order. */
export interface Question {
  /** The lesson that it tests. */
  readonly lesson: LessonId;
  /** Anchor of the lesson's section that teaches the answer. */
  readonly section: string;
  readonly question: string;
  readonly answer: string;
  readonly wrong: readonly string[];
  /** Shown after the reader has answered. */
  readonly why: string;
}

export const QUESTIONS: readonly Question[] = [
  {
    lesson: 'intro',
    section: 'one-kind-of-key-pair-two-uses',
    question: 'Ada wants anyone to be able to send her secrets. What does she publish?',
    answer: 'Her public key',
    wrong: ['Her private key', 'A signature', 'Both keys of the pair'],
    why: 'Anyone can encrypt with the public key, and only the private key decrypts.',
  },
  {
    lesson: 'intro',
    section: 'one-kind-of-key-pair-two-uses',
    question: 'What does a valid signature on a message tell you?',
    answer: 'The holder of the private key approved exactly this message',
    wrong: [
      'Nobody else has read the message',
      'The message is true',
      'The message was encrypted by its author',
    ],
    why: 'A signature covers every byte of a message. It neither hides the message nor makes it true.',
  },
  {
    lesson: 'intro',
    section: 'the-hard-part-who-keeps-the-private-key',
    question: 'What does Lit change about keeping a private key?',
    answer: 'The whole key does not exist in any one place',
    wrong: [
      'Every node keeps a copy of the whole key',
      'The key is stored on Chronicle in encrypted form',
      'Your server keeps the key, and the nodes back it up',
    ],
    why: 'The nodes create the key together, and each keeps one share. The shares are never put together.',
  },
  {
    lesson: 'intro',
    section: 'encryption-with-lit',
    question: 'In v3, what do the nodes receive when your app encrypts a text?',
    answer: 'Nothing: encrypting happens in your app',
    wrong: ['The text', 'The ciphertext', 'The private key of the writer'],
    why: 'Your app fetches the public key of the network when it connects, and encrypts by itself.',
  },
  {
    lesson: 'intro',
    section: 'which-one-does-your-app-need',
    question: 'An app gives each user a wallet without a seed phrase. What does it need?',
    answer: 'Signing, with a PKP for each user',
    wrong: [
      'Encryption, with a condition for each user',
      'A signed token (JWT) for each user',
      'Neither of the two',
    ],
    why: 'A wallet signs. With a PKP, its key exists only in shares, so there is no seed phrase.',
  },
  {
    lesson: 'intro',
    section: 'which-one-does-your-app-need',
    question: 'Which of these can Lit not do for you?',
    answer: 'Compute on data while it stays encrypted',
    wrong: [
      'Keep data closed until a date',
      'Sign a statement after a check',
      'Let only token holders load a page',
    ],
    why: 'Lit decrypts or signs when a rule holds. It does not compute on encrypted data.',
  },
  {
    lesson: 'network',
    section: 'split-a-secret',
    question: 'A secret is split so that two shares are enough. What does one share reveal?',
    answer: 'Nothing: every secret is still possible',
    wrong: [
      'Half of the secret',
      'The secret, after enough guesses',
      'Whether the secret is even or odd',
    ],
    why: 'For every possible value at 0 there is a line through that point, so one share says nothing.',
  },
  {
    lesson: 'network',
    section: 'nobody-chooses-nobody-collects',
    question: 'Who knows the whole private key after distributed key generation?',
    answer: 'Nobody',
    wrong: ['The node that started it', 'Every node', 'The smart contract on Chronicle'],
    why: 'The key belongs to the sum of all nodes’ lines, and nobody knows all lines.',
  },
  {
    lesson: 'network',
    section: 'nobody-chooses-nobody-collects',
    question: 'What does a node send back when it agrees to sign?',
    answer: 'A signature share',
    wrong: ['Its key share', 'The whole signature', 'The private key, encrypted for you'],
    why: 'Key shares stay in their nodes. Your app combines signature shares into the signature.',
  },
  {
    lesson: 'network',
    section: 'how-many-nodes-must-answer',
    question: 'How many of ten nodes must answer?',
    answer: '6',
    wrong: ['5', '7', '10'],
    why: 'Two thirds of ten is 6.67, and the nodes round down: six.',
  },
  {
    lesson: 'network',
    section: 'how-many-nodes-must-answer',
    question: 'What does a higher threshold improve, and what does it cost?',
    answer: 'Safety improves, and fewer nodes may be offline',
    wrong: [
      'Requests get faster, and the key gets weaker',
      'More nodes may be offline, and safety gets worse',
      'Nothing changes except the number of nodes',
    ],
    why: 'More nodes must conspire to misuse a key, and more nodes must be up for anything to work.',
  },
  {
    lesson: 'network',
    section: 'what-protects-one-node',
    question: 'Nodes renew their shares when one of them leaves. What happens to old ciphertexts?',
    answer: 'They can still be decrypted, because the key stays the same',
    wrong: [
      'They have to be encrypted again',
      'They can be decrypted only by the node that left',
      'They are deleted',
    ],
    why: 'Renewing changes the shares, not the key. Only the old shares become useless.',
  },
  {
    lesson: 'network',
    section: 'what-you-trust-today',
    question: 'From what does the threshold protect you on Cayenne in November 2023?',
    answer: 'From a broken node, but not from the operator',
    wrong: [
      'From the operator, but not from a broken node',
      'From both',
      'From the deletion of the keys',
    ],
    why: 'One operator, Lit, runs all three nodes, so it controls more nodes than the threshold.',
  },
  {
    lesson: 'acc',
    section: 'where-conditions-act',
    question: 'A dishonest reader sends the nodes an easier condition. What happens?',
    answer: 'The nodes’ answer does not decrypt the text',
    wrong: [
      'The text is decrypted',
      'The nodes block the reader',
      'The writer is asked for permission',
    ],
    why: 'The condition is part of what the text was encrypted for, so another one leads to another key.',
  },
  {
    lesson: 'acc',
    section: 'read-one',
    question: 'What do the nodes put in place of the parameter :userAddress?',
    answer: 'The address that the reader has proved they control',
    wrong: [
      'The address that the reader’s app sends',
      'The address of the contract',
      'The address of the writer',
    ],
    why: 'The reader signs, and the nodes verify the signature. An address that an app merely names would prove nothing.',
  },
  {
    lesson: 'acc',
    section: 'read-one',
    question: 'A token has 18 decimals. Which value stands for one whole token?',
    answer: '1 followed by 18 zeros',
    wrong: ['1', '1.0', '0.000000000000000001'],
    why: 'Amounts are in the smallest unit, so one whole token is 10 to the power of 18 units.',
  },
  {
    lesson: 'acc',
    section: 'combine-them',
    question: 'How do the nodes read the list “A or B and C”?',
    answer: '(A or B) and C',
    wrong: ['A or (B and C)', 'They refuse a list with two operators', 'A and B and C'],
    why: 'A list is read from left to right, and neither operator takes precedence. Use groups.',
  },
  {
    lesson: 'acc',
    section: 'what-conditions-cannot-do',
    question: 'Someone decrypts a text and then sells the NFT that opened it. What now?',
    answer: 'This person keeps the text, but cannot decrypt further ones',
    wrong: [
      'The text is closed again for this person',
      'The text is deleted from storage',
      'The sale is undone',
    ],
    why: 'The nodes look at the chain with each request. What has been decrypted cannot be taken back.',
  },
  {
    lesson: 'acc',
    section: 'what-conditions-cannot-do',
    question: 'Who can see your conditions?',
    answer: 'The nodes, and everyone who can see where you store them',
    wrong: ['Only readers who meet them', 'Nobody, because they are encrypted', 'Only the writer'],
    why: 'Conditions are plain text. They are stored beside the ciphertext and sent with each request.',
  },
  {
    lesson: 'prog-signing',
    section: 'a-wallet-with-rules',
    question: 'Why can nobody change a Lit Action that a PKP permits?',
    answer: 'The permission names the hash of its code',
    wrong: [
      'The file is encrypted on IPFS',
      'Lit checks every change',
      'Only the owner of the PKP can upload to IPFS',
    ],
    why: 'The name of a file on IPFS (CID) is a hash of its content. Changed code has another name.',
  },
  {
    lesson: 'prog-signing',
    section: 'write-an-action',
    question: 'An action signs any hash that its caller passes. What is the danger?',
    answer: 'The hash can belong to a transaction that empties the wallet',
    wrong: [
      'The nodes run out of memory',
      'The caller learns the private key',
      'There is none, because hashes are public',
    ],
    why: 'A hash does not show what is behind it. An action should build the message that it signs.',
  },
  {
    lesson: 'prog-signing',
    section: 'write-an-action',
    question: 'Who chooses the parameters of a Lit Action, such as amount?',
    answer: 'The caller, so the action has to check them',
    wrong: [
      'The owner of the PKP, so they can be trusted',
      'The nodes, by majority',
      'The code, because they are part of the CID',
    ],
    why: 'Only the code is fixed by the CID. Every parameter is merely what the caller says.',
  },
  {
    lesson: 'prog-signing',
    section: 'run-it-offline',
    question: 'How does a shop check that its PKP signed a voucher?',
    answer: 'It builds the expected message and recovers the signer’s address',
    wrong: [
      'It reads the response of the action',
      'It asks the caller',
      'It looks for the private key on Chronicle',
    ],
    why: 'A signature is a proof, and a response is not: a response can come from a single node.',
  },
  {
    lesson: 'prog-signing',
    section: 'tie-the-key-to-the-action',
    question: 'You buy a PKP by buying its NFT. What can the seller still do?',
    answer: 'Sign with every method that is still permitted',
    wrong: [
      'Nothing: permissions end with the transfer',
      'Take the NFT back',
      'See your transactions before you sign them',
    ],
    why: 'Permissions survive a transfer. The new owner has to remove them.',
  },
  {
    lesson: 'prog-signing',
    section: 'tie-the-key-to-the-action',
    question: 'What proves that every signature of a key comes from one action?',
    answer: 'Minting, permitting and burning in one transaction',
    wrong: [
      'Publishing the code on IPFS',
      'Permitting the action',
      'Asking the nodes for their logs',
    ],
    why: 'After that, nobody owns the key, and nobody could use it before or can add a permission later.',
  },
  {
    lesson: 'prog-signing',
    section: 'what-people-build-with-it',
    question: 'An action sends an order to a shop’s API. What happens?',
    answer: 'The shop gets the order once from every node',
    wrong: [
      'The shop gets the order exactly once',
      'The nodes choose one of themselves to send it',
      'Nothing: actions cannot use APIs',
    ],
    why: 'Every node runs the action. A request that changes something therefore arrives several times.',
  },
];
