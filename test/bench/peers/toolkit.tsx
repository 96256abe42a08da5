import { configureStore, createSlice } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import Alert from 'react-bootstrap/Alert';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import Modal from 'react-bootstrap/Modal';
import { Provider, useDispatch, useSelector } from 'react-redux';

// An app with nothing on it of what such screens are usually made of: React, Redux Toolkit, React-Bootstrap.
const slice = createSlice({
  name: 'empty',
  initialState: { isOpen: false },
  reducers: { toggled: (state) => void (state.isOpen = !state.isOpen) },
});
const store = configureStore({ reducer: slice.reducer });

function App() {
  const dispatch = useDispatch();
  const isOpen = useSelector((state: { isOpen: boolean }) => state.isOpen);
  return (
    <>
      <h2>Empty</h2>
      <Alert variant="info">Empty</Alert>
      <Form.Control aria-label="Empty" />
      <Button onClick={() => dispatch(slice.actions.toggled())}>Open</Button>
      <Modal show={isOpen} onHide={() => dispatch(slice.actions.toggled())}>
        <Modal.Body>Empty</Modal.Body>
      </Modal>
    </>
  );
}

const host = document.querySelector('#host');
if (host) {
  createRoot(host).render(
    <Provider store={store}>
      <App />
    </Provider>,
  );
}
