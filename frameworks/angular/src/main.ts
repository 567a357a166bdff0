import { Component, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

@Component({
  standalone: true,
  selector: 'app-root',
  template: `
    <button (click)="run()">Encrypt and decrypt</button>
    <output>{{ text() }}</output>
  `,
})
class App {
  readonly text = signal('');

  async run(): Promise<void> {
    this.text.set('Working …');
    try {
      const { encryptAndDecrypt } = await import('./lit.js');
      this.text.set(await encryptAndDecrypt('Meet at noon.'));
    } catch (error) {
      this.text.set(`Failed: ${(error as Error).message ?? error}`);
    }
  }
}

bootstrapApplication(App);
