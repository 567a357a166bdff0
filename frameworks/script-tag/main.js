const output = document.querySelector('output');

document.querySelector('button').addEventListener('click', async () => {
  output.textContent = 'Working …';
  try {
    output.textContent = await lit.encryptAndDecrypt('Meet at noon.');
  } catch (error) {
    output.textContent = `Failed: ${error.message ?? error}`;
  }
});
