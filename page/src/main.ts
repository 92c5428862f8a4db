import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './shell/App.svelte';
import { words } from './words/words.svelte';

void words.load().then(() => {
  const target = document.getElementById('app');
  if (target) mount(App, { target });
});
