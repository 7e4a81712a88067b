// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDialog } from './top-dialog.ts';

let dialog: HTMLDialogElement;
let opener: HTMLButtonElement;
let closeDialog: (() => void) | undefined;

beforeEach(() => {
  document.body.innerHTML =
    '<button id="opener"></button><dialog tabindex="-1"><button data-close></button></dialog>';
  dialog = document.querySelector('dialog') as HTMLDialogElement;
  opener = document.querySelector('#opener') as HTMLButtonElement;
  // Browsers give the focus to the first control of a dialog.
  dialog.showModal = () => dialog.querySelector('button')?.focus();
  dialog.close = () => undefined;
});

afterEach(() => closeDialog?.());

test('a dialog that comes with the page takes the focus itself: no ring stands around its way out', () => {
  closeDialog = openDialog(dialog);
  expect(document.activeElement).toBe(dialog);
});

test('a dialog that a control opened gives the focus to its first control', () => {
  opener.focus();
  closeDialog = openDialog(dialog);
  expect(document.activeElement).toBe(dialog.querySelector('button'));
});
