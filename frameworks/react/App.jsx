import { useState } from 'react';

export default function App() {
  const [text, setText] = useState('');

  async function run() {
    setText('Working …');
    try {
      const { encryptAndDecrypt } = await import('./lit.js');
      setText(await encryptAndDecrypt('Meet at noon.'));
    } catch (error) {
      setText(`Failed: ${error.message ?? error}`);
    }
  }

  return (
    <>
      <button onClick={run}>Encrypt and decrypt</button>
      <output>{text}</output>
    </>
  );
}
