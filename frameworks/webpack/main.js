const output = document.querySelector('output');

document.querySelector('button').addEventListener('click', async () => {
  output.textContent = 'Working …';
  try {
    const { encryptAndDecrypt } = await import('./lit.js');
    output.textContent = await encryptAndDecrypt('Meet at noon.');
  } catch (error) {
    output.textContent = `Failed: ${error.message ?? error}`;
  }
});
