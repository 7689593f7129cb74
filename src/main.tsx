import './core/chunks/addresses.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startHistory } from './core/navigation/history.ts';

startHistory();
createRoot(document.getElementById('root')!).render(<App />);
